import type { Captcha, CaptchaProvider } from './captcha-providers'

interface Widget {
  /** @returns the id of the widget */
  render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) => unknown
  /** SmartCaptcha's way to report events. */
  subscribe?: (id: unknown, event: string, listener: (reason?: unknown) => void) => unknown
}

declare global {
  interface Window {
    turnstile?: Widget
    hcaptcha?: Widget
    smartCaptcha?: Widget
    onCaptchaLoaded?: () => void
  }
}

/** How long a provider's script may take to load and to call us, in milliseconds: a visitor is waiting. */
const longestLoadMs = 10_000

/** What hCaptcha calls errors, although the visitor can go on: https://docs.hcaptcha.com/configuration#error-codes */
const harmless: readonly unknown[] = ['challenge-closed', 'challenge-expired']

let loading: Promise<Widget> | undefined

function load({ script, global }: CaptchaProvider): Promise<Widget> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    const fail = (reason: string) => {
      clearTimeout(timer)
      element.remove()
      reject(new Error(`${script} ${reason}`))
    }
    const timer = setTimeout(() => fail('does not come'), longestLoadMs)
    window.onCaptchaLoaded = () => {
      const widget = window[global]
      if (!widget) return fail(`brought no ${global}`)
      clearTimeout(timer)
      resolve(widget)
    }
    element.onerror = () => fail('could not be loaded')
    element.async = true
    element.src = `${script}&onload=onCaptchaLoaded`
    document.head.append(element)
  })
}

function loadOnce(provider: CaptchaProvider): Promise<Widget> {
  loading ??= load(provider).finally(() => {
    loading = undefined
  })
  return loading
}

interface Listeners {
  onToken: (token: string) => void
  onFailure: (reason?: unknown) => void
}

/** Shows the provider's widget in an element. @throws Error if it cannot be loaded; the next call tries again */
export async function showWidget(
  { provider, siteKey }: Captcha,
  container: HTMLElement,
  { onToken, onFailure }: Listeners,
): Promise<void> {
  const { failureCallbacks = [], failureEvents = [] } = provider
  const widget = window[provider.global] ?? (await loadOnce(provider))
  if (!container.isConnected) return
  const fail = (reason?: unknown) => {
    if (!harmless.includes(reason)) onFailure(reason)
  }
  const id = widget.render(container, {
    ...provider.options,
    sitekey: siteKey,
    callback: onToken,
    ...Object.fromEntries(failureCallbacks.map((name) => [name, fail])),
  })
  for (const event of failureEvents) widget.subscribe?.(id, event, () => fail(event))
}
