/**
 * What is told of an error in a visitor's browser. It names nobody: of a message only words are kept that browsers
 * themselves write, since the rest may be what somebody typed, an address or an id.
 */
export type ClientError = {
  /** Its class, such as `TypeError`. */
  name: string
  message: string
  /** The first place in our own code, such as `index-Ab12.js:1:2345`; empty if there is none. */
  place: string
  /** The path of the page, without its query; «other» for one that the site does not have. */
  page: string
}

/** Its type in a list of reports (https://www.w3.org/TR/reporting-1/#media-type), beside browsers' own types. */
export const clientErrorType = 'client-error'

/** The messages of V8, SpiderMonkey and JavaScriptCore, of the DOM and of bundled code, without what they quote. */
const sentences = `
  Cannot read properties of undefined null reading setting set convert object to primitive value
  Cannot access before initialization; Cannot redefine property; Cannot assign to read only property of object
  can't access property is undefined; can't convert to; can't assign to property; can't redefine non-configurable
  is not a function or its return value is not iterable; is not a constructor; is not defined; is not an object
  is not extensible; evaluating in near; is read-only; has no properties; Class constructor cannot be invoked without new
  Assignment to constant variable; Invalid array length; Invalid time value; invalid date; Illegal invocation
  Illegal constructor; Maximum call stack size exceeded; too much recursion; out of memory; Out of range
  Unexpected token end of JSON input is not valid; JSON Parse error: Unexpected EOF identifier character number string
  unterminated string at line column of the data; Invalid regular expression flag group; Invalid URL; URI malformed
  Can't find variable; Reduce of empty array with no initial value; Converting circular structure to JSON; cyclic object value
  Failed to fetch dynamically imported module; error loading dynamically imported module; Importing a module script failed
  Load failed; NetworkError when attempting to fetch resource; The operation was aborted; signal is aborted without reason
  The operation is insecure; The request is not allowed by the user agent or the platform in the current context
  The quota has been exceeded; Access is denied for this document; The user aborted a request; The play method is not
  Failed to execute on construct read the from: parameter argument must be provided contains type required only present
  The node to be removed is not a child of this node; The node before which the new node is to be inserted is not
  The object can not be found here; The string did not match the expected pattern; Permission denied to access
  Node Element Document Window Storage Element History Notification URL Request Response Headers Event
  insertBefore removeChild appendChild replaceState pushState setItem getItem querySelector postMessage observe
  localStorage sessionStorage canParse parse structuredClone ResizeObserver IntersectionObserver showModal
  Rendered more fewer hooks than expected during previous render; Objects are valid as React; state update
  Hydration failed because the server rendered HTML did match client; This Suspense boundary received an update
  No QueryClient set use QueryClientProvider; must be used within; Script error; timeout timed
`

const known = new Set(sentences.toLowerCase().match(/[a-z']+/g))

const longestMessage = 160

/** A word without the marks around it; of `a.b.c` the last name: there an old browser shows what it lacks. */
function bare(word: string): string {
  const inner = word
    .toLowerCase()
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z]{0,20}$/, '')
  return /^[\w$.]+$/.test(inner) ? (inner.split('.').at(-1) ?? '') : inner
}

/** A message without anything but the words that browsers use: «Cannot read properties of undefined reading …». */
export function plainMessage(message: string): string {
  // Its arguments follow: https://react.dev/errors
  const [minified] = /^Minified React error #\d{1,3}/.exec(message) ?? []
  if (minified) return minified
  return message
    .slice(0, 400)
    .replace(/"[^"]*"/g, '…')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (known.has(bare(word)) ? bare(word) : '…'))
    .join(' ')
    .replace(/…(?: …)+/g, '…')
    .slice(0, longestMessage)
}

/** The class of an error, or «Error» for anything that is not a class's name. */
export const plainName = (name: string): string =>
  /^[A-Z][A-Za-z]{1,40}(?:Error|Exception)$/.test(name) ? name : 'Error'

/** A built file with line and column; a file's name is made of the names of our own. */
const builtFile = /\/assets\/([\w-]{1,80}(?:\.[\w-]{1,20}){0,3}\.js):(\d{1,7}):(\d{1,7})/

/** The first place of a stack that is in a built file. */
export function placeIn(stack: string): string {
  const [, file, line, column] = builtFile.exec(stack) ?? []
  return file ? `${file}:${line}:${column}` : ''
}
