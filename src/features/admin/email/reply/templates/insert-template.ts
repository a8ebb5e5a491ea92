import { openPlaceholders } from './fill-template'

interface Insertion {
  body: string
  /** The selection, which the template replaces. */
  start: number
  end: number
  template: string
  earlier: string | undefined
}

/** Where a text stands as paragraphs of its own; -1 if it does not. */
const findParagraphs = (body: string, text: string) => `\n\n${body}\n\n`.indexOf(`\n\n${text}\n\n`)

/** Inserts a template between empty lines. It takes the place of an earlier one that was left unedited. */
export function insertTemplate({ body, start, end, template, earlier }: Insertion) {
  const at = earlier === undefined ? -1 : findParagraphs(body, earlier)
  const [from, to] = at >= 0 && earlier !== undefined ? [at, at + earlier.length] : [start, end]
  const before = body.slice(0, from).trimEnd()
  const after = body.slice(to).trimStart()
  const head = before === '' ? '' : `${before}\n\n`
  const [placeholder] = openPlaceholders(template)
  const caret = placeholder === undefined ? template.length : template.indexOf(placeholder)
  return {
    body: `${head}${template}${after === '' ? '' : `\n\n${after}`}`,
    /** At the first open placeholder, or else at the template's end. */
    caret: head.length + caret,
  }
}
