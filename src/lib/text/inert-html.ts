import type { WindowLike } from 'dompurify'

type TrustedTypes = NonNullable<WindowLike['trustedTypes']>
type TrustedHtml = TrustedTypes['emptyHTML']
type Rules = NonNullable<Parameters<TrustedTypes['createPolicy']>[1]>

// TypeScript's library does not know them yet: https://github.com/microsoft/TypeScript/issues/30024
declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes | undefined
  }
  interface DOMParser {
    parseFromString(html: TrustedHtml, type: DOMParserSupportedType): Document
  }
  interface Element {
    setAttribute(name: 'srcdoc', value: TrustedHtml): void
  }
}

const rules: Rules = { createHTML: (html) => html }

/**
 * The only policy of the pages (build/host-headers.ts allows this name): for HTML that cannot run at its target, a
 * document that is only parsed or a sandbox without scripts. Undefined if the browser has no trusted types.
 */
export const inertPolicy =
  typeof window === 'undefined' ? undefined : window.trustedTypes?.createPolicy('inert', rules)

/** Parses HTML into a document in which nothing runs or loads. */
export function parseInert(html: string): Document {
  const parser = new DOMParser()
  return inertPolicy
    ? parser.parseFromString(inertPolicy.createHTML(html), 'text/html')
    : parser.parseFromString(html, 'text/html')
}

/** Shows HTML in a frame, whose sandbox must allow no scripts. */
export function showInSandbox(frame: HTMLIFrameElement, html: string): void {
  if (frame.sandbox.contains('allow-scripts')) throw new Error('The sandbox would run scripts')
  if (inertPolicy) frame.setAttribute('srcdoc', inertPolicy.createHTML(html))
  else frame.setAttribute('srcdoc', html)
}

/** Empty HTML, for an element whose content React should leave alone. */
export const noHtml = () =>
  typeof window === 'undefined' ? '' : (window.trustedTypes?.emptyHTML ?? '')
