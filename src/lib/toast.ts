/** A short message that appears above the page and goes by itself. */
export interface ToastMessage {
  tone: 'success' | 'error' | 'info'
  title: string
  description?: string | undefined
}

type Listener = (message: ToastMessage) => void

const waiting: ToastMessage[] = []
let listener: Listener | undefined

function show(message: ToastMessage) {
  if (listener) listener(message)
  else waiting.push(message)
}

/**
 * Shows toasts. The toaster itself is loaded with the first message, so that no public page pays for
 * it; messages wait in a queue until it listens.
 */
export const toast = {
  success: (title: string, description?: string) => show({ tone: 'success', title, description }),
  error: (title: string, description?: string) => show({ tone: 'error', title, description }),
  info: (title: string, description?: string) => show({ tone: 'info', title, description }),
}

/** Says that code did not arrive. Browsers remember a module that failed, so a reload is the way on. */
export function explainMissingCode(error?: unknown) {
  if (error) console.error('A part of the site could not be loaded:', error)
  toast.error(
    'Ошибка',
    'Не удалось загрузить часть сайта. Проверьте соединение и обновите страницу.',
  )
}

/**
 * Makes `next` the one who shows messages, and hands it those that waited.
 * @returns a function that stops it; later messages wait again
 */
export function onToast(next: Listener) {
  listener = next
  for (const message of waiting.splice(0)) next(message)
  return () => {
    if (listener === next) listener = undefined
  }
}
