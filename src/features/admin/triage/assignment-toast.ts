import { formatNumber, plural } from '@contracts/russian.ts'

export interface AssignmentOutcome {
  /** The new assignee; null for none. */
  to: 'viewer' | { name: string } | null
  /** How many emails have it now. */
  assigned: number
  /** The assignees of the emails where a colleague was faster; null for none. */
  missed: readonly (string | null)[]
}

interface Toast {
  tone: 'success' | 'info'
  title: string
  description?: string
}

const count = (number: number) =>
  `${formatNumber(number)} ${plural(number, 'письмо', 'письма', 'писем')}`

function titleOf({ to, assigned }: AssignmentOutcome): string {
  if (to === null) {
    const from = `${formatNumber(assigned)} ${plural(assigned, 'письма', 'писем', 'писем')}`
    return assigned === 1 ? 'Назначение снято' : `Назначение снято с ${from}`
  }
  const toWhom = to === 'viewer' ? ' вам' : ''
  if (assigned === 1) return `Email назначен${toWhom}`
  return `${count(assigned)} ${plural(assigned, 'назначено', 'назначены', 'назначено')}${toWhom}`
}

function missedText(missed: AssignmentOutcome['missed']): string {
  const names = [...new Set(missed.flatMap((name) => name ?? []))]
  if (names.length === 0) return `${count(missed.length)} тем временем изменил коллега`
  const whose = names.length === 1 ? 'уже у коллеги' : 'уже у коллег'
  return `${count(missed.length)} ${whose}: ${names.join(', ')}`
}

/** Words the outcome of an assignment, whether or not a colleague was faster. */
export function assignmentToast(outcome: AssignmentOutcome): Toast {
  const { to, assigned, missed } = outcome
  if (assigned === 0) {
    const [holder] = missed
    const isOne = missed.length === 1
    return {
      tone: 'info',
      title: isOne ? 'Email уже назначен' : 'Эти письма уже назначены',
      description: `${isOne && holder ? `Ответственный: ${holder}` : missedText(missed)}. Список обновлён.`,
    }
  }
  const title = titleOf(outcome)
  const lines = [
    ...(to !== null && to !== 'viewer' ? [`Ответственный: ${to.name}.`] : []),
    ...(missed.length > 0 ? [`${missedText(missed)}.`] : []),
  ]
  const tone = missed.length > 0 ? 'info' : 'success'
  return lines.length > 0 ? { tone, title, description: lines.join(' ') } : { tone, title }
}
