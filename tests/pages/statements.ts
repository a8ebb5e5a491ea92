import { readFileSync } from 'node:fs'

/* docs/spec.md lists what each page shows, part by part; these tests read the lists: a price or a figure is only
   there and in the content. */

/** The content of a page's part, in the notation explained in docs/spec.md. */
export interface ExpectedPart {
  /** Its heading, or `hero`, `closing`, `page`, `header` or `footer`. */
  name: string
  words: string[]
  cards: { title: string; words: string[] }[]
}

export interface ExpectedPage {
  /** For instance «S3.1 /services». */
  name: string
  path: string
  parts: ExpectedPart[]
}

const split = (line: string) => line.split(' · ').map((words) => words.trim())

/** The statements of docs/spec.md about pages; the statement about every page is tested on the home page. */
export function readExpectedPages(): ExpectedPage[] {
  const pages: ExpectedPage[] = []
  let page: ExpectedPage | undefined
  for (const line of readFileSync('docs/spec.md', 'utf8').split('\n')) {
    const [, indent, text = ''] = /^( *)- (.*)$/.exec(line) ?? []
    if (indent === undefined) continue
    if (indent === '') {
      const [, number = '', path] = /^(S\d+\.\d+) (\/\S*|Every page) shows: /.exec(text) ?? []
      page = path
        ? { name: `${number} ${path}`, path: path.replace('Every page', '/'), parts: [] }
        : undefined
      if (page) pages.push(page)
      continue
    }
    const [name = '', ...words] = split(text)
    if (indent.length === 2) page?.parts.push({ name, words, cards: [] })
    else page?.parts.at(-1)?.cards.push({ title: name, words })
  }
  return pages
}
