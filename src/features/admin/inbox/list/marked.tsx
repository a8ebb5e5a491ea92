import { Fragment } from 'react'
import { cleanText } from '@contracts/text.ts'

export type Found = RegExp | undefined

const letter = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[её]/gi, '[её]')

/** A pattern for the words of a search. A word's last letters may differ: its other forms are found as well. */
export function foundIn(search: string): Found {
  const words = cleanText(search)
    .trim()
    .split(/[\s"]+/)
    .filter(({ length }) => length > 1)
  if (words.length === 0) return undefined
  const stems = words.flatMap((word) =>
    [word, ...(word.length > 4 ? [word.slice(0, -1)] : [])].map(letter),
  )
  return new RegExp(`(${stems.join('|')})`, 'gi')
}

export function Marked({ text, found }: { text: string; found: Found }) {
  if (!found) return text
  return text.split(found).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a text have no other identity.
      <mark key={index} className="rounded-xs bg-accent/25 text-foreground">
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
