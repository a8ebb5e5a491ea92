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
