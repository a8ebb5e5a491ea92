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
  /** Id of the offer whose button was pressed. */
  offer?: string | undefined
  /** The subject in words, if it is not a single offer; sent with the lead. */
  interest?: string | undefined
  /** Who asks, where that is known. */
  contact?: { name: string; email: string } | undefined
}

/** Dispatches the event that opens a dialog. */
export function openDialog(name: DialogName, request: DialogRequest = {}) {
  window.dispatchEvent(new CustomEvent(dialogEvents[name], { detail: request }))
}

const interestKeys = ['interest', 'service', 'package'] as const

/**
 * Reads the service or package from an event's detail: a string, or an object with `interest`, `service` or
 * `package`.
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

const readOffer = (detail: unknown): string | undefined =>
  detail instanceof Object && 'offer' in detail && typeof detail.offer === 'string'
    ? detail.offer
    : undefined

function readContact(detail: unknown): DialogRequest['contact'] {
  const contact = detail instanceof Object && 'contact' in detail ? detail.contact : undefined
  if (!(contact instanceof Object && 'name' in contact && 'email' in contact)) return undefined
  const { name, email } = contact
  return typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined
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
        listener(name, {
          offer: readOffer(detail),
          interest: readInterest(detail),
          contact: readContact(detail),
        })
      },
      { signal: stop.signal },
    )
  }
  return () => stop.abort()
}
