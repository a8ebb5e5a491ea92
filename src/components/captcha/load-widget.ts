import type { Captcha, CaptchaProvider } from './captcha-providers'

interface Widget {
  render: (container: HTMLElement, options: Readonly<Record<string, unknown>>) => unknown
}

declare global {
  interface Window {
    turnstile?: Widget
    hcaptcha?: Widget
    smartCaptcha?: Widget
    onCaptchaLoaded?: () => void
  }
}

let loading: Promise<Widget> | undefined

function load({ script, global }: CaptchaProvider): Promise<Widget> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    window.onCaptchaLoaded = () => {
      const widget = window[global]
      if (widget) resolve(widget)
      else reject(new Error(`${script} brought no ${global}`))
    }
    element.onerror = () => {
      element.remove()
      reject(new Error(`${script} could not be loaded`))
    }
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

/** Shows the provider's widget in an element. @throws Error if it cannot be loaded; the next call tries again */
export async function showWidget(
  { provider, siteKey }: Captcha,
  container: HTMLElement,
  { onToken, onFailure }: { onToken: (token: string) => void; onFailure: () => void },
): Promise<void> {
  const widget = window[provider.global] ?? (await loadOnce(provider))
  if (!container.isConnected) return
  widget.render(container, {
    ...provider.options,
    sitekey: siteKey,
    callback: onToken,
    'error-callback': onFailure,
  })
}
