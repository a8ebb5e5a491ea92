export type BrowserPermission = NotificationPermission | 'unsupported'

/** Chrome for Android has `Notification`, is allowed to show one, and throws when it should. */
let cannotShow = false

export function readPermission(): BrowserPermission {
  try {
    return cannotShow ? 'unsupported' : window.Notification.permission
  } catch {
    return 'unsupported'
  }
}

/** Asks for the permission; only from a click. A browser that cannot ask has refused. */
export async function requestPermission(): Promise<void> {
  try {
    await window.Notification.requestPermission()
  } catch (error) {
    console.warn('No permission asked for:', error)
  }
}

/** Shows a notification, which closes when clicked. After a failure the permission counts as missing. */
export function showNotification(
  title: string,
  options: NotificationOptions,
  onClick: () => void,
): void {
  try {
    const shown = new window.Notification(title, options)
    shown.onclick = () => {
      window.focus()
      shown.close()
      onClick()
    }
  } catch (error) {
    cannotShow = true
    console.warn('No notification shown:', error)
  }
}
