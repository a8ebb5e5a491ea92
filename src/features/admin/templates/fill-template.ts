import type { ChangeEvent } from 'react'

export const placeholderNames = ['имя', 'услуга', 'менеджер'] as const

type TemplateValues = Record<(typeof placeholderNames)[number], string | null | undefined>

const pattern = new RegExp(`\\{(${placeholderNames.join('|')})\\}`, 'gi')

/** The name in a greeting: «Здравствуйте, {имя}!» */
const called = /,\s*\{имя\}(?=[!.])/gi

/** Fills in a template's placeholders. Those without a value stay for the author; a greeting does without the name. */
export const fillTemplate = (body: string, values: TemplateValues): string =>
  (values.имя === undefined ? body.replace(called, '') : body).replace(
    pattern,
    (whole, written: string) => {
      const known = placeholderNames.find((name) => name === written.toLowerCase())
      return (known && values[known]) ?? whole
    },
  )

export const openPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole]) => whole)),
]

/** What asks for the templates: «/» at the beginning of a line, before the caret. */
const asking = /(?<![^\n])\/$/

/** Whether it has just been typed. */
export const asksForTemplate = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) =>
  nativeEvent instanceof InputEvent &&
  nativeEvent.data === '/' &&
  asking.test(target.value.slice(0, target.selectionStart))

interface Insertion {
  body: string
  /** The selection, which the template replaces. */
  start: number
  end: number
  template: string
  earlier?: string | undefined
  /** What stands between paragraphs. */
  gap?: string
}

/** Where a text stands as paragraphs of its own; -1 if it does not. */
const findParagraphs = (body: string, text: string) => `\n\n${body}\n\n`.indexOf(`\n\n${text}\n\n`)

/** Inserts a template as a paragraph: where «/» asks for it, or else in place of an earlier one that was left unedited. */
export function insertTemplate(insertion: Insertion) {
  const { body, start, end, template, earlier, gap = '\n\n' } = insertion
  const isAskedFor = asking.test(body.slice(0, start))
  const at = earlier === undefined || isAskedFor ? -1 : findParagraphs(body, earlier)
  const [from, to] = at >= 0 && earlier !== undefined ? [at, at + earlier.length] : [start, end]
  const before = body.slice(0, from).replace(asking, '').trimEnd()
  const after = body.slice(to).trimStart()
  const head = before === '' ? '' : `${before}${gap}`
  const [placeholder = ''] = openPlaceholders(template)
  const caret = head.length + (placeholder ? template.indexOf(placeholder) : template.length)
  return {
    body: `${head}${template}${after === '' ? '' : `${gap}${after}`}`,
    /** The first open placeholder, which the next key replaces, or else the template's end. */
    selection: [caret, caret + placeholder.length] as const,
  }
}
