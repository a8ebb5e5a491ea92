import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const rule = 'browsers/supported-apis'

/** What this code uses though a supported browser lacks it. */
async function lackingIn(code: string): Promise<string[]> {
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === rule })
  const [result] = await eslint.lintText(code, { filePath: 'src/lib/it.ts' })
  return (result?.messages ?? []).map(
    ({ message }) => / has no (\S+):/.exec(message)?.[1] ?? message,
  )
}

it.each([
  ['export const it = URL.canParse(text)', 'URL.canParse'],
  ['export const it = window.URL && URL.parse(text)', 'URL.parse'],
  ['export const it = AbortSignal.any([])', 'AbortSignal.any'],
  ['new window.CloseWatcher()', 'CloseWatcher'],
  ['new Notification(title)', 'Notification'],
  ['export const it = await navigator.getBattery()', 'Navigator.prototype.getBattery'],
  ['menu.current.hidePopover()', '.hidePopover()'],
  ["const isThere = 'parse' in URL\nexport const it = () => URL.parse(text)", 'URL.parse'],
])('%s is refused', async (code, path) => {
  expect(await lackingIn(code)).toEqual([path])
})

it.each([
  'export const it = new URL(text)',
  "export const it = () => ('parse' in URL ? URL.parse(text) : undefined)",
  'export function open() { if (!window.CloseWatcher) return; new window.CloseWatcher() }',
  "export const it = () => { if (typeof navigator.share === 'function') return navigator.share({}) }",
  'export const it = window.trustedTypes?.emptyHTML',
  'export const it = element.checkVisibility?.()',
  "import * as z from 'zod'\nz.config()",
  'export const parse = (URL) => URL.parse(text)',
  'export let it: Notification',
  "document.querySelector('dialog').showModal()",
])('%s is not', async (code) => {
  expect(await lackingIn(code)).toEqual([])
})
