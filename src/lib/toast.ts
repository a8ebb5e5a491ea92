export interface ToastMessage {
  tone: 'success' | 'error' | 'info'
  title: string
  description?: string | undefined
  /** Its subject: it replaces an earlier toast about the same. */
  about?: string | undefined
  /** A button, shown for `duration`. */
  action?: { label: string; onPress: () => void } | undefined
  /** In milliseconds; by default the tone's own. */
  duration?: number | undefined
}

interface Listener {
  show: (message: ToastMessage) => void
  withdraw?: ((about: string) => void) | undefined
}

let waiting: ToastMessage[] = []
let listener: Listener | undefined
let loadToaster = () => {}

function show(message: ToastMessage) {
  if (listener) return listener.show(message)
  waiting.push(message)
  loadToaster()
}

/** Sets what loads the toaster: called whenever a message has to wait. */
export function onToastWaiting(load: () => void): void {
  loadToaster = load
  if (waiting.length > 0) load()
}

/** Withdraws the toasts about a subject that is no longer on the screen. */
function withdraw(about: string) {
  waiting = waiting.filter((message) => message.about !== about)
  listener?.withdraw?.(about)
}

type Options = Pick<ToastMessage, 'about' | 'action' | 'duration'>

/** Shows toasts. The toaster is loaded with the first one; messages are queued until it listens. */
export const toast = {
  success: (title: string, description?: string, options?: Options) =>
    show({ tone: 'success', title, description, ...options }),
  error: (title: string, description?: string, options?: Options) =>
    show({ tone: 'error', title, description, ...options }),
  info: (title: string, description?: string, options?: Options) =>
    show({ tone: 'info', title, description, ...options }),
  show,
  withdraw,
}

/** Reports that code could not be loaded. Browsers cache a failed import, so the visitor has to reload. */
export function reportLoadFailure(error?: unknown) {
  if (error) console.error('A part of the site could not be loaded:', error)
  toast.error(
    'Ошибка',
    'Не удалось загрузить часть сайта. Проверьте соединение и обновите страницу.',
  )
}

/**
 * Sets the listener that shows messages, and passes it the queued ones.
 * @param show called with every message
 * @param withdraw called with the `about` of a withdrawn message, whether or not it has been shown
 * @returns a function that removes it; later messages are queued again
 */
export function onToast(show: Listener['show'], withdraw?: Listener['withdraw']) {
  const next: Listener = { show, withdraw }
  listener = next
  for (const message of waiting.splice(0)) show(message)
  return () => {
    if (listener === next) listener = undefined
  }
}
