import timerUrl from '@/lib/browser/timer-worker?worker&url'

/** The markup from which React creates a script element (react-dom, `createElement`); a script made so never runs. */
const emptyScript = '<script></script>'

/** The text of next-themes' script; index.html has its own version. */
const isThemeScript = (text: string) => text.includes('("class","theme",')

/**
 * Lets React create next-themes' script element when it re-renders a page, for instance after an extension changed it
 * before the app ran: empty, since trusted types let no string become markup or code. And lets our one worker start.
 */
export function allowHarmlessScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text === emptyScript) return text
      if (isThemeScript(text)) return ''
      throw new TypeError('No policy of trusted types makes markup of this string')
    },
    createScriptURL(url) {
      if (url === timerUrl) return url
      throw new TypeError('No policy of trusted types loads a script of this address')
    },
  })
}
