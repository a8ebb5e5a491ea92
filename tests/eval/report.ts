import { judge, type Answerer, type Verdict } from './judge.ts'
import type { EvalQuestion } from './question.ts'

export interface Score {
  name: string
  verdicts: Verdict[]
  right: number
  invented: number
}

const isRight = ({ faults, invented }: Verdict) => faults.length === 0 && invented.length === 0

/** Judges all questions of a group. */
export async function score(
  name: string,
  questions: readonly EvalQuestion[],
  answerer: Answerer,
): Promise<Score> {
  const verdicts: Verdict[] = []
  for (const question of questions) verdicts.push(await judge(question, answerer))
  return {
    name,
    verdicts,
    right: verdicts.filter(isRight).length,
    invented: verdicts.flatMap(({ invented }) => invented).length,
  }
}

/** Combines several groups. */
export const total = (name: string, scores: readonly Score[]): Score => ({
  name,
  verdicts: scores.flatMap(({ verdicts }) => verdicts),
  right: scores.reduce((sum, it) => sum + it.right, 0),
  invented: scores.reduce((sum, it) => sum + it.invented, 0),
})

export const accuracy = ({ right, verdicts }: Score) => right / verdicts.length

/** One line a group: «prices 44/44 100.0 %». */
export function row(it: Score) {
  const share = (accuracy(it) * 100).toFixed(1)
  const invented = it.invented > 0 ? `, ${it.invented} invented amounts` : ''
  return `${it.name.padEnd(18)} ${it.right}/${it.verdicts.length}  ${share} %${invented}`
}

/** The wrong answers, each with its faults as readable text. */
export const failuresOf = ({ verdicts }: Score) =>
  verdicts
    .filter((it) => !isRight(it))
    .map(({ question, text, faults, invented }) =>
      [
        `✗ ${[question.ask].flat().join(' → ')}`,
        ...faults.map((fault) => `    ${fault}`),
        ...invented.map((amount) => `    invents ${amount}`),
        `    «${text.replaceAll('\n', ' ⏎ ')}»`,
      ].join('\n'),
    )
