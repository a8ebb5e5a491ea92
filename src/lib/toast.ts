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

/** Takes back what was said about something, once that is no longer on the screen. */
export interface Withdrawal {
  withdraws: string
}

type Listener = (message: ToastMessage | Withdrawal) => void

const waiting: (ToastMessage | Withdrawal)[] = []
let listener: Listener | undefined

function pass(message: ToastMessage | Withdrawal) {
  if (listener) listener(message)
  else waiting.push(message)
}

const show = (message: ToastMessage) => pass(message)

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
  /** @param about the `about` of the toast that goes */
  withdraw: (about: string) => pass({ withdraws: about }),
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
 * @returns a function that removes it; later messages wait again
 */
export function onToast(next: Listener) {
  listener = next
  for (const message of waiting.splice(0)) next(message)
  return () => {
    if (listener === next) listener = undefined
  }
}
