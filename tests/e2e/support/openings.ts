import type { Locator, Page } from 'playwright/test'
import { dialogEvents } from '../../../src/lib/dialog-events.ts'

/** What a button asked for: a dialog or the chat, and the service or package it named. */
export interface Opening {
  label: string
  opens: string
  interest: string
}

declare global {
  interface Window {
    /** The last request to open a dialog. */
    opening?: Omit<Opening, 'label'> | undefined
  }
}

/** Records the events that open dialogs, and keeps the dialogs closed. */
export const recordOpenings = (page: Page) =>
  page.addInitScript((events) => {
    for (const [opens, event] of Object.entries(events)) {
      addEventListener(
        event,
        (request) => {
          // The dialog host must not hear of it.
          request.stopImmediatePropagation()
          const detail: unknown = request instanceof CustomEvent ? request.detail : undefined
          const asked = detail instanceof Object && 'interest' in detail ? detail.interest : ''
          window.opening = { opens, interest: typeof asked === 'string' ? asked : '' }
        },
        true,
      )
    }
  }, dialogEvents)

/** Presses every visible button within that says it opens a dialog; needs `recordOpenings`. @returns what each opened */
export const pressOpeners = (found: Locator): Promise<Opening[]> =>
  found.locator('button[aria-haspopup="dialog"]:visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      window.opening = undefined
      if (button instanceof HTMLElement) button.click()
      const { opens = 'nothing', interest = '' } = window.opening ?? {}
      return { label: button.textContent.trim(), opens, interest }
    }),
  )
