export interface TabChannel {
  post: (message: unknown) => void
  close: () => void
}

/**
 * Opens a BroadcastChannel to the other tabs of this site; does nothing where the browser lacks or refuses it.
 * @param onMessage receives unvalidated messages
 */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  try {
    const channel = new window.BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data)
    return { post: (message) => channel.postMessage(message), close: () => channel.close() }
  } catch {
    return { post: () => undefined, close: () => undefined }
  }
}
