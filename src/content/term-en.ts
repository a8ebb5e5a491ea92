import type { Term } from './term.ts'

/** A term in English: “from 1.5 months”, “14–21 days”, “1 week”. */
export function termTextEn({ from, to, unit }: Term): string {
  const longest = to ?? from
  const figures = to === undefined || to === from ? `${from}` : `${from}–${to}`
  return `${to === undefined ? 'from ' : ''}${figures}\u00a0${unit}${longest === 1 ? '' : 's'}`
}

/** From the shorter one's beginning to the longer one's end: “from 21 days to 1.5 months or longer”. */
export function fromToEn(shorter: Term, longer: Term): string {
  const [from, to] = [termTextEn({ ...shorter, to: shorter.from }), longer.to ?? longer.from]
  const text = `from ${from} to ${termTextEn({ ...longer, from: to, to })}`
  return longer.to === undefined ? `${text} or longer` : text
}
