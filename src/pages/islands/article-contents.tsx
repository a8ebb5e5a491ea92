import { useState } from 'react'
import { Contents } from '@/sections/article/contents'

/** The article is there as HTML, so its headings are read from it instead of loading its text again. */
const readHeadings = () =>
  Array.from(document.querySelectorAll('article h2[id]'), ({ id, textContent }) => ({
    id,
    text: textContent,
  }))

export default function ArticleContents() {
  const [entries] = useState(readHeadings)
  return <Contents entries={entries} />
}
