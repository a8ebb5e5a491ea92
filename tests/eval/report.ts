import type { Answerer } from './answerers.ts'
import { isRight, judge, type ConversationVerdict, type Verdict } from './judge.ts'
import type { Conversation, Single } from './question.ts'

export interface Score {
  name: string
  right: number
  of: number
}

/** The figures of a set, and all its answers. */
export interface Result {
  singles: Score
  /** Single questions answered right, or by one press on a suggestion below the answer; none if that was not asked. */
  pressed: Score
  turns: Score
  /** Conversations that open the form as they should. */
  forms: Score
  /** Invented or misplaced amounts. */
  amounts: string[]
  groups: Score[]
  verdicts: { group: string; verdict: Verdict }[]
  /** Conversations that open the wrong form. */
  wrongForms: ConversationVerdict[]
}

/** The questions of a set, by group. */
export interface QuestionSet {
  singles: Record<string, readonly Single[]>
  conversations: Record<string, readonly Conversation[]>
}

const share = (name: string, all: readonly boolean[]): Score => ({
  name,
  right: all.filter(Boolean).length,
  of: all.length,
})

/** Whether one of the suggestions below a wrong answer is answered right. */
async function isOnePressAway(single: Single, answerer: Answerer): Promise<boolean> {
  const first = await answerer({ message: single.ask, history: [], state: {} })
  for (const ask of first.suggestions) {
    const turns = [{ ask: single.ask }, { ...single, ask }]
    const [, last] = (await judge({ who: '', turns }, answerer)).turns
    if (last && isRight(last)) return true
  }
  return false
}

/** Puts every question of a set to the assistant; `presses` also asks what is one press away, for as long again. */
export async function evaluate(
  set: QuestionSet,
  answerer: Answerer,
  { presses = false } = {},
): Promise<Result> {
  const singles: Result['verdicts'] = []
  const pressed: boolean[] = []
  for (const [group, list] of Object.entries(set.singles)) {
    for (const single of list) {
      const { turns } = await judge({ who: '', turns: [single] }, answerer)
      for (const verdict of turns) {
        singles.push({ group, verdict })
        if (presses) pressed.push(isRight(verdict) || (await isOnePressAway(single, answerer)))
      }
    }
  }
  const talks: { group: string; talk: ConversationVerdict }[] = []
  for (const [group, list] of Object.entries(set.conversations)) {
    for (const it of list) talks.push({ group, talk: await judge(it, answerer) })
  }
  const turns = talks.flatMap(({ group, talk }) =>
    // A turn that expects nothing and does nothing wrong is no merit.
    talk.turns
      .filter(
        (it, index) =>
          !talk.conversation.books && (isJudged(talk.conversation.turns[index]) || !isRight(it)),
      )
      .map((verdict) => ({ group, verdict })),
  )
  const verdicts = [...singles, ...turns]
  const all = talks.map(({ talk }) => talk)
  const rightOf = (list: Result['verdicts']) => list.map(({ verdict }) => isRight(verdict))
  const groups = [...new Set(verdicts.map(({ group }) => group))]
  return {
    singles: share('single questions', rightOf(singles)),
    pressed: share('… or one press away', pressed),
    turns: share('conversation turns', rightOf(turns)),
    forms: share(
      'forms opened right',
      all.filter((it) => it.conversation.books).map((it) => it.formFaults.length === 0),
    ),
    amounts: [
      ...singles.map(({ verdict }) => verdict),
      ...all.flatMap((talk) => talk.turns),
    ].flatMap(({ amounts }) => amounts),
    groups: groups.map((name) =>
      share(name, rightOf(verdicts.filter(({ group }) => group === name))),
    ),
    verdicts,
    wrongForms: all.filter((it) => it.formFaults.length > 0),
  }
}

const isJudged = (turn: Conversation['turns'][number] | undefined) =>
  turn !== undefined && Object.keys(turn).length > 1

export const percent = ({ right, of }: Score) => (of === 0 ? 100 : (right / of) * 100)

const row = (it: Score) =>
  `${it.name.padEnd(24)} ${`${it.right}/${it.of}`.padStart(8)}  ${percent(it).toFixed(1).padStart(5)} %`

/** The figures of a set as a table. */
export function table(result: Result): string {
  const { singles, pressed, turns, forms, amounts, groups } = result
  return [
    ...groups.map((it) => `  ${row(it)}`),
    ...[singles, pressed, turns, forms].filter(({ of }) => of > 0).map(row),
    `invented or misplaced amounts: ${amounts.length}`,
  ].join('\n')
}

const said = ({ asks, text, faults, amounts }: Verdict) =>
  [
    `${faults.length + amounts.length > 0 ? '✗' : '✓'} ${asks.join(' → ')}`,
    ...faults.map((fault) => `    ${fault}`),
    ...amounts.map((amount) => `    invents or misplaces ${amount}`),
    `    «${text.replaceAll('\n', ' ⏎ ')}»`,
  ].join('\n')

/** Every answer as readable text, the wrong ones with their faults. */
export const answersOf = ({ verdicts }: Result) =>
  verdicts.map(({ group, verdict }) => `[${group}] ${said(verdict)}`)

/** The wrong answers and forms, each with its faults. */
export const failuresOf = ({ verdicts, wrongForms }: Result) => [
  ...verdicts
    .filter(({ verdict }) => !isRight(verdict))
    .map(({ group, verdict }) => `[${group}] ${said(verdict)}`),
  ...wrongForms.map(({ conversation, formFaults }) =>
    [`✗ ${conversation.who}`, ...formFaults.map((fault) => `    ${fault}`)].join('\n'),
  ),
]
