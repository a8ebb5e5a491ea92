import { attachmentLimits } from '../contracts/attachment.ts'
import { storableTexts, visibleText } from '../contracts/text.ts'

/** How much of a name is read, in characters: no file system has longer ones. */
const longestRead = 1000

/** Characters that Windows forbids in names, and path separators. */
const forbidden = /[<>:"|?*]/g

/**
 * A file's name without its path and without invisible characters, such as those that reverse its extension. A long
 * one loses its middle and keeps its extension.
 *
 * @returns one line of 1 to 120 characters
 */
export function cleanFileName(name: string): string {
  const [base = ''] = name.slice(-longestRead).normalize('NFC').split(/[/\\]/).slice(-1)
  const line = visibleText(String(storableTexts(base)))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(forbidden, '_')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '')
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.\s]{1,10})?$/s.exec(line) ?? []
  const kept = [...(stem || 'file')].slice(0, attachmentLimits.name - extension.length)
  while (kept.join('').length + extension.length > attachmentLimits.name) kept.pop()
  return kept.join('') + extension
}
