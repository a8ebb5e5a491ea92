import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { allCandidates, classOf } from '../search/candidates.ts'

export interface LabelledMessage {
  text: string
  /** A card's id, `offers/<aspect>`, `talk/<kind>` or `topics/<kind>`. */
  label: string
}

const folder = 'assistant/examples'

/** A file of messages: `# name`, followed by a message per line. */
function messagesIn(file: string): LabelledMessage[] {
  const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n')
  const subject = basename(file, '.txt')
  let label = subject
  return lines.flatMap((line) => {
    if (line.startsWith('# ')) label = `${subject}/${line.slice(2)}`
    return line.startsWith('# ') || line === '' ? [] : [{ text: line, label }]
  })
}

/** Limit per candidate: every name of an offer is asked about in the same ways. */
const mostWays = 12

/** Ways to ask for the candidates' answers. */
function candidateAsks(): LabelledMessage[] {
  const ways = allCandidates().flatMap((candidate) => {
    const label = classOf(candidate)
    const asks = candidate.kind === 'card' ? candidate.asks : candidate.asks.slice(0, mostWays)
    return label === undefined ? [] : asks.map((text) => ({ text, label }))
  })
  return [...new Map(ways.map((way) => [`${way.label} ${way.text}`, way])).values()]
}

/** The training data: the written messages, and the catalogue's own ways to ask. */
export const loadMessages = (): LabelledMessage[] => [
  ...readdirSync(folder).sort().flatMap(messagesIn),
  ...candidateAsks(),
]
