/** A media query to read and to listen to; undefined in a browser that has none. */
export function mediaList(query: string): MediaQueryList | undefined {
  try {
    return window.matchMedia(query)
  } catch {
    return undefined
  }
}

/** Whether a media query matches now. */
export const matchesMedia = (query: string): boolean => mediaList(query)?.matches ?? false

/** Whether a field may be focused automatically: on a touch screen the keyboard would cover the page. */
export const hasFinePointer = (): boolean => matchesMedia('(pointer: fine)')
