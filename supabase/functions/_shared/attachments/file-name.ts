import { attachmentLimits } from '../contracts/attachment.ts'
import { cleanText } from '../contracts/text.ts'

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
  const [base = ''] = name.slice(-longestRead).split(/[/\\]/).slice(-1)
  const line = cleanText(base)
    .replace(/\s+/g, ' ')
    .replace(forbidden, '_')
    .replace(/(?<![\s.])[\s.]+$/, '')
  // Dots in front hide a file, but a bare extension keeps its dot.
  const bare = line.replace(/^[\s.]+/, '')
  const isExtension = line.endsWith(`.${bare}`) && /^[^.\s]{1,10}$/.test(bare)
  const [, stem = '', extension = ''] =
    /^(.*?)(\.[^.\s]{1,10})?$/s.exec(isExtension ? `.${bare}` : bare) ?? []
  const kept = [...(stem || 'file')].slice(0, attachmentLimits.name - extension.length)
  while (kept.join('').length + extension.length > attachmentLimits.name) kept.pop()
  return kept.join('') + extension
}
