import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { candidatesOf, classOf } from '../search/candidates.ts'
import type { Catalogue } from '../knowledge/types.ts'

/** A message with what it asks for. */
export interface LabelledMessage {
  text: string
  /** A card's id, `offers/<side>` or `talk/<kind>`. */
  label: string
}

const folder = 'assistant/examples'

/** A file of messages: `# name`, and below it a message a line. */
function messagesIn(file: string): LabelledMessage[] {
  const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n')
  const subject = basename(file, '.txt')
  let label = subject
  return lines.flatMap((line) => {
    if (line.startsWith('# ')) label = `${subject}/${line.slice(2)}`
    return line.startsWith('# ') || line === '' ? [] : [{ text: line, label }]
  })
}

/** Of a candidate's ways to ask: an offer has many names, and a side of it is asked for in the same way by each. */
const mostWays = 12

/** Ways to ask for what the candidates answer with. */
function asksOf(catalogue: Catalogue): LabelledMessage[] {
  const ways = candidatesOf(catalogue).flatMap((it) => {
    const label = classOf(it)
    return label === undefined
      ? []
      : (it.kind === 'card' ? it.asks : it.asks.slice(0, mostWays)).map((text) => ({ text, label }))
  })
  return [...new Map(ways.map((it) => [`${it.label} ${it.text}`, it])).values()]
}

/** Everything that the classifier learns from: the written messages, and the catalogue's own ways to ask. */
export const loadMessages = (catalogue: Catalogue): LabelledMessage[] => [
  ...readdirSync(folder).sort().flatMap(messagesIn),
  ...asksOf(catalogue),
]
