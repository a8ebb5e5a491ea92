import type { WindowLike } from 'dompurify'

type TrustedTypes = NonNullable<WindowLike['trustedTypes']>
type TrustedHtml = TrustedTypes['emptyHTML']
type Rules = NonNullable<Parameters<TrustedTypes['createPolicy']>[1]>

// TypeScript's own library does not know them yet: https://github.com/microsoft/TypeScript/issues/30024
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
 * The one policy of the pages (build/host-headers.ts allows this name): for HTML that cannot run where it goes, a
 * document that is only read or a sandbox without scripts. Undefined where browsers have no trusted types.
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

/** No HTML, for an element whose content React is to leave alone. */
export const noHtml = () =>
  typeof window === 'undefined' ? '' : (window.trustedTypes?.emptyHTML ?? '')
