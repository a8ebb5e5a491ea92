/** What React makes a script element of (react-dom, `createElement`); one made in this way never runs. */
const emptyScript = '<script></script>'

/** The text of next-themes' script, which index.html has in a form of its own. */
const isThemeScript = (text: string) => text.includes('("class","theme",')

/**
 * Lets React draw the script element of next-themes where it draws a page again, as it does when an extension has
 * changed it before the app ran: empty, since trusted types let no string become markup or code.
 */
export function allowEmptyScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text === emptyScript) return text
      if (isThemeScript(text)) return ''
      throw new TypeError('No policy of trusted types makes markup of this string')
    },
  })
}
