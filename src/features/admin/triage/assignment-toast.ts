import { formatCount } from '@/lib/format'
import { plural } from '@/lib/plural'

/** How an assignment ended. */
export interface AssignmentOutcome {
  /** To whom: the viewer, a colleague by name, or nobody any more. */
  to: 'viewer' | { name: string } | null
  /** How many got there. */
  assigned: number
  /** Who has each of the others by now; null where nobody has. */
  elsewhere: readonly (string | null)[]
}

interface News {
  tone: 'success' | 'info'
  title: string
  description?: string
}

const count = (number: number) =>
  `${formatCount(number)} ${plural(number, 'письмо', 'письма', 'писем')}`

function titleOf({ to, assigned }: AssignmentOutcome): string {
  if (to === null) {
    const from = `${formatCount(assigned)} ${plural(assigned, 'письма', 'писем', 'писем')}`
    return assigned === 1 ? 'Назначение снято' : `Назначение снято с ${from}`
  }
  const toWhom = to === 'viewer' ? ' вам' : ''
  if (assigned === 1) return `Email назначен${toWhom}`
  return `${count(assigned)} ${plural(assigned, 'назначено', 'назначены', 'назначены')}${toWhom}`
}

function whoHasThem(elsewhere: AssignmentOutcome['elsewhere']): string {
  const names = [...new Set(elsewhere.flatMap((name) => name ?? []))]
  if (names.length === 0) return `${count(elsewhere.length)} тем временем изменил коллега`
  const whose = names.length === 1 ? 'уже у коллеги' : 'уже у коллег'
  return `${count(elsewhere.length)} ${whose}: ${names.join(', ')}`
}

/** What to tell about an assignment, whether or not somebody else was faster. */
export function assignmentNews(outcome: AssignmentOutcome): News {
  const { to, assigned, elsewhere } = outcome
  if (assigned === 0) {
    const [holder] = elsewhere
    const isOne = elsewhere.length === 1
    return {
      tone: 'info',
      title: isOne ? 'Email уже назначен' : 'Эти письма уже назначены',
      description: `${isOne && holder ? `Ответственный: ${holder}` : whoHasThem(elsewhere)}. Список обновлён.`,
    }
  }
  const title = titleOf(outcome)
  const lines = [
    ...(to !== null && to !== 'viewer' ? [`Ответственный: ${to.name}.`] : []),
    ...(elsewhere.length > 0 ? [`${whoHasThem(elsewhere)}.`] : []),
  ]
  const tone = elsewhere.length > 0 ? 'info' : 'success'
  return lines.length > 0 ? { tone, title, description: lines.join(' ') } : { tone, title }
}
