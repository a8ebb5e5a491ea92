/** A line of a funnel or distribution. */
export interface ShareLine {
  label: string
  count: number
  /** From 0 to 1. */
  share: number
}

/** The steps of the quiz, and its confirmation. */
const stepLabels = [
  'Проект',
  'Срок',
  'Бюджет',
  'Функции',
  'Приоритет',
  'Команда',
  'Описание',
  'Контакты',
  'Заявка отправлена',
] as const

/** How many quizzes reached each step, as shares of all opened ones. */
export function quizFunnel(rows: readonly { step: number; runs: number }[]): ShareLine[] {
  const runsAt = (step: number) => rows.find((row) => row.step === step)?.runs ?? 0
  const opened = runsAt(1)
  return stepLabels.map((label, index) => {
    const count = runsAt(index + 1)
    return { label, count, share: opened === 0 ? 0 : count / opened }
  })
}

/** The step after which most visitors leave; undefined if none has. */
export function steepestStep(funnel: readonly ShareLine[]) {
  const losses = funnel.slice(1).map((next, index) => ({
    label: funnel[index]?.label ?? '',
    lost: (funnel[index]?.count ?? 0) - next.count,
  }))
  const [worst] = losses.toSorted((one, other) => other.lost - one.lost)
  return worst && worst.lost > 0 ? worst : undefined
}

/** The distribution of ratings, best first, and their average. */
export function ratingShares(rows: readonly { rating: number; chats: number }[]) {
  const count = rows.reduce((sum, { chats }) => sum + chats, 0)
  const stars = rows.reduce((sum, { rating, chats }) => sum + rating * chats, 0)
  return {
    count,
    average: count === 0 ? null : stars / count,
    lines: rows
      .toSorted((one, other) => other.rating - one.rating)
      .map(({ rating, chats }) => ({
        label: '★'.repeat(rating),
        rating,
        count: chats,
        share: count === 0 ? 0 : chats / count,
      })),
  }
}
