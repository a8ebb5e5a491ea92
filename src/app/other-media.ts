import sheet from './other-media.css?url'

/** Fetches the rules for paper and forced colours: in the page they would delay its first paint. */
export function linkOtherMedia() {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  // With its media, no browser waits for it.
  link.media = 'print, (forced-colors: active)'
  document.head.append(link)
}
