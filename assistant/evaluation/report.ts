import type { Answerer } from './answerers.ts'
import { isRight, judge, type Verdict } from './judge.ts'
import type { Conversation, Turn } from './questions/question.ts'
import type { QuestionSet } from './question-sets.ts'

/** A single question, a turn of a conversation, or the form that a conversation opens. */
type Kind = 'single' | 'turn' | 'form'

interface Counted {
  group: string
  kind: Kind
  verdict: Verdict
}

export interface Result {
  /** The answers that count. */
  counted: Counted[]
  /** Single questions, right if the answer or one a press away is; empty unless requested. */
  pressed: Counted[]
  /** Invented or misplaced amounts, including those in answers that do not count. */
  amounts: string[]
}

interface Score {
  right: number
  of: number
}

const kindOf = ({ turns, contact }: Conversation): Kind => {
  if (contact !== undefined) return 'form'
  return turns.length > 1 ? 'turn' : 'single'
}

/** A turn without expectations counts only if it is wrong; for a form, only the last turn counts. */
function counts({ turns, contact }: Conversation, index: number, verdict: Verdict): boolean {
  if (index === turns.length - 1) return true
  const expectsSomething = Object.keys(turns[index] ?? {}).length > 1
  return contact === undefined && (expectsSomething || !isRight(verdict))
}

/** The right answer behind one of the suggestions below a wrong answer; without one, the wrong answer. */
async function pressOn(verdict: Verdict, turn: Turn, answerer: Answerer): Promise<Verdict> {
  if (isRight(verdict)) return verdict
  const { reply } = await answerer({ message: turn.ask, history: [], state: {} })
  for (const ask of reply.suggestions) {
    const [, next] = await judge({ turns: [{ ask: turn.ask }, { ...turn, ask }] }, answerer)
    if (next && isRight(next)) return next
  }
  return verdict
}

/** Asks every question of a set; `presses` also presses the suggestions, which takes as long again. */
export async function evaluate(
  set: QuestionSet,
  answerer: Answerer,
  { presses = false } = {},
): Promise<Result> {
  const result: Result = { counted: [], pressed: [], amounts: [] }
  for (const [group, conversations] of Object.entries(set)) {
    for (const conversation of conversations) {
      const kind = kindOf(conversation)
      const verdicts = await judge(conversation, answerer)
      for (const [index, turn] of conversation.turns.entries()) {
        const verdict = verdicts[index]
        if (!verdict) continue
        result.amounts.push(...verdict.amounts)
        if (counts(conversation, index, verdict)) result.counted.push({ group, kind, verdict })
        if (!presses || kind !== 'single') continue
        result.pressed.push({ group, kind, verdict: await pressOn(verdict, turn, answerer) })
      }
    }
  }
  return result
}

const rightOf = (answers: readonly Counted[]): Score => ({
  right: answers.filter(({ verdict }) => isRight(verdict)).length,
  of: answers.length,
})

/** How many answers of a kind are right. */
export const score = ({ counted }: Result, kind: Kind) =>
  rightOf(counted.filter((one) => one.kind === kind))

export const percent = ({ right, of }: Score) => (of === 0 ? 100 : (right / of) * 100)

const row = (name: string, all: Score) =>
  `${name.padEnd(24)} ${`${all.right}/${all.of}`.padStart(8)}  ${percent(all).toFixed(1).padStart(5)} %`

/** The figures of a set: a row per group, and the sums. */
export function table(result: Result): string {
  const { counted, pressed, amounts } = result
  const sums = {
    'single questions': score(result, 'single'),
    '… or one press away': rightOf(pressed),
    'conversation turns': score(result, 'turn'),
    'forms opened right': score(result, 'form'),
  }
  return [
    ...[...new Set(counted.map(({ group }) => group))].map((name) =>
      row(`  ${name}`, rightOf(counted.filter(({ group }) => group === name))),
    ),
    ...Object.entries(sums).flatMap(([name, sum]) => (sum.of > 0 ? [row(name, sum)] : [])),
    `invented or misplaced amounts: ${amounts.length}`,
  ].join('\n')
}

const said = ({ group, verdict: { asks, text, faults, amounts } }: Counted) =>
  [
    `[${group}] ${faults.length + amounts.length > 0 ? '✗' : '✓'} ${asks.join(' → ')}`,
    ...faults.map((fault) => `    ${fault}`),
    ...amounts.map((amount) => `    invents or misplaces ${amount}`),
    `    «${text.replaceAll('\n', ' ⏎ ')}»`,
  ].join('\n')

/** Every answer as readable text, wrong ones with their faults. */
export const answersOf = ({ counted }: Result) => counted.map(said)

/** The wrong answers and forms, each with its faults. */
export const failuresOf = ({ counted }: Result) =>
  counted.filter(({ verdict }) => !isRight(verdict)).map(said)
