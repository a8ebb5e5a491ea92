import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Single } from './question.ts'

const told = z.object({
  earlier: z.array(z.string()),
  waiting: z.array(z.string()),
  wishes: z.array(z.string()),
})

const message = /Сообщение менеджеру|Message to a manager/
const answers = {
  earlier: { says: [[message, /менеджер исправит её|will correct it/]] },
  waiting: { says: [[message, /Простите, так быть не должно|I am sorry: a request/]] },
  wishes: {
    says: [/Запись на консультацию|Book a consultation/],
    never: [message, /менеджер исправит её|will correct it/],
  },
} as const

/**
 * First messages of clients as strangers wrote them: of those who want an earlier request changed, of those who
 * wait for what it promised, and, in the same words, of those who want to be booked.
 */
export function toldClients(file: string): Single[] {
  const groups = told.parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')))
  return (['earlier', 'waiting', 'wishes'] as const).flatMap((group) =>
    groups[group].map((ask) => ({ ask, ...answers[group] })),
  )
}
