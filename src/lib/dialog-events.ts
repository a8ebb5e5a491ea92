import type { Price } from '@/content/primitives'

/** The window events that open a dialog or the chat; any script may dispatch them. */
export const dialogEvents = {
  consultation: 'openConsultation',
  projectQuiz: 'openProjectQuiz',
  order: 'openOrder',
  signIn: 'openSignIn',
  chat: 'openChat',
  security: 'openSecurity',
} as const

export type DialogName = keyof typeof dialogEvents

/** Options of a dialog. */
export interface DialogRequest {
  /** The service or package whose button was pressed; it travels with the lead. */
  interest?: string | undefined
  /** Its price. */
  price?: Price | undefined
}

/** Asks the dialog host to open a dialog. */
export function openDialog(name: DialogName, request: DialogRequest = {}) {
  window.dispatchEvent(new CustomEvent(dialogEvents[name], { detail: request }))
}

const interestKeys = ['interest', 'service', 'package'] as const

/**
 * Reads the chosen service or package from an event's detail: a string, or an object with `interest`,
 * `service` or `package`.
 *
 * @returns undefined for anything else
 */
export function readInterest(detail: unknown): string | undefined {
  if (typeof detail === 'string') return detail.trim() || undefined
  if (typeof detail !== 'object' || detail === null) return undefined
  const fields: Record<string, unknown> = { ...detail }
  for (const name of interestKeys) {
    const value = fields[name]
    if (typeof value === 'string' && value.trim()) return value.trim()
  }
  return undefined
}

const isPrice = (value: unknown): value is Price =>
  value instanceof Object && ['from', 'exactly', 'percent', 'free'].some((kind) => kind in value)

function readPrice(detail: unknown): Pick<DialogRequest, 'price'> {
  const price = detail instanceof Object && 'price' in detail ? detail.price : undefined
  return isPrice(price) ? { price } : {}
}

/**
 * Listens for every dialog event.
 * @returns a function that stops listening
 */
export function onDialogRequest(listener: (name: DialogName, request: DialogRequest) => void) {
  const stop = new AbortController()
  const names: readonly DialogName[] = [
    'consultation',
    'projectQuiz',
    'order',
    'signIn',
    'chat',
    'security',
  ]
  for (const name of names) {
    window.addEventListener(
      dialogEvents[name],
      (event) => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
        listener(name, { interest: readInterest(detail), ...readPrice(detail) })
      },
      { signal: stop.signal },
    )
  }
  return () => stop.abort()
}
