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
  /** What was ticked on the page, by the ids of the quiz; others are ignored. */
  features?: readonly string[] | undefined
  /** The asking visitor's contact, if it is known. */
  contact?: { name: string; email: string } | undefined
}

/** Dispatches the event that opens a dialog. */
export function openDialog(name: DialogName, request: DialogRequest = {}) {
  window.dispatchEvent(new CustomEvent(dialogEvents[name], { detail: request }))
}

const fieldsOf = (value: unknown): Record<string, unknown> => ({
  ...(typeof value === 'object' && value),
})
const textIn = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined

/** Reads the service or package from an event's detail: a string, or its `interest`, `service` or `package`. */
export function readInterest(detail: unknown): string | undefined {
  const { interest, service, package: name } = fieldsOf(detail)
  return [detail, interest, service, name].map(textIn).find(Boolean)
}

/** Reads an event's detail, which any script may have written. */
function readRequest(detail: unknown): DialogRequest {
  const { offer, contact, features } = fieldsOf(detail)
  const { name, email } = fieldsOf(contact)
  return {
    offer: typeof offer === 'string' ? offer : undefined,
    interest: readInterest(detail),
    features: Array.isArray(features)
      ? features.filter((one) => typeof one === 'string')
      : undefined,
    contact: typeof name === 'string' && typeof email === 'string' ? { name, email } : undefined,
  }
}

/** Listens for every dialog event. @returns a function that stops listening */
export function onDialogRequest(listener: (name: DialogName, request: DialogRequest) => void) {
  const stop = new AbortController()
  const names = ['consultation', 'projectQuiz', 'order', 'signIn', 'chat', 'security'] as const
  for (const name of names) {
    window.addEventListener(
      dialogEvents[name],
      (event) => listener(name, readRequest(event instanceof CustomEvent ? event.detail : null)),
      { signal: stop.signal },
    )
  }
  return () => stop.abort()
}
