export interface ToastMessage {
  tone: 'success' | 'error' | 'info'
  title: string
  description?: string | undefined
  /** What it is about: it takes the place of an earlier toast about the same. */
  about?: string | undefined
  /** A button, for as long as `duration` says. */
  action?: { label: string; onPress: () => void } | undefined
  /** In milliseconds; else the tone's own. */
  duration?: number | undefined
}

interface Listener {
  show: (message: ToastMessage) => void
  withdraw?: (about: string) => void
}

let waiting: ToastMessage[] = []
let listener: Listener | undefined

function show(message: ToastMessage) {
  if (listener) listener.show(message)
  else waiting.push(message)
}

/** Takes back what was said about something, once that is no longer on the screen. */
function withdraw(about: string) {
  waiting = waiting.filter((it) => it.about !== about)
  listener?.withdraw?.(about)
}

type Options = Pick<ToastMessage, 'about' | 'action' | 'duration'>

/** Shows toasts. The toaster is loaded with the first one; messages wait in a queue until it listens. */
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
 * Sets the listener that shows messages, and passes it the waiting ones.
 *
 * @param show is called with every message
 * @param withdraw is called with the `about` of what is taken back, whether or not it has been shown
 * @returns a function that removes it; later messages wait again
 */
export function onToast(show: Listener['show'], withdraw?: Listener['withdraw']) {
  const next: Listener = { show, ...(withdraw && { withdraw }) }
  listener = next
  for (const message of waiting.splice(0)) show(message)
  return () => {
    if (listener === next) listener = undefined
  }
}
