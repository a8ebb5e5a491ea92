import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { toast } from '@/lib/toast'
import { call, RequestError } from '@/lib/backend/database-answer'
import { erasePerson, exportPerson } from '@/lib/backend/personal-data'
import { dayOf, saveFile } from '@/lib/backend/save-file'
import { explainBy } from '../lib/admin-queries'
import { refetchLater } from '../lib/refetch'

const explain = explainBy([
  ['Staff cannot be erased', 'Этот человек работает здесь. Сначала снимите с него роль.'],
  ['Prove again', 'Вы не подтвердили, что это вы.'],
  ['This is not an address', 'Проверьте адрес.'],
])

async function describePerson(address: string) {
  const [found] = await call('describe_person', { address })
  if (!found) throw new RequestError('Nothing was said of the person')
  const { has_account: hasAccount, works_here: worksHere, ...known } = found
  return { address, hasAccount, worksHere, ...known }
}

export type FoundPerson = Awaited<ReturnType<typeof describePerson>>

export const useDescribePerson = () =>
  useMutation({
    mutationFn: describePerson,
    meta: { refused: 'Не удалось найти данные', explain },
  })

/** Saves all data about a person as a JSON file; the audit log records it. */
export const useExportPerson = () =>
  useMutation({
    mutationFn: async (address: string) =>
      saveFile(`${address}-${dayOf(Date.now())}.json`, await exportPerson(address)),
    onSuccess: () => toast.success('Данные выгружены', 'Файл сохранён на вашем устройстве.'),
    meta: { refused: 'Данные не выгружены', explain },
  })

const mentionsSchema = z.record(z.string(), z.number())

/** Where others still name the person, by table; undefined if that could not be found out. */
async function findMentions({ names, phones }: FoundPerson) {
  try {
    return mentionsSchema.parse(await call('mentions_of_person', { names, phones }))
  } catch (error) {
    console.error('Mentions of the person could not be looked for:', error)
    return undefined
  }
}

async function eraseEverywhere(person: FoundPerson) {
  const erased = await erasePerson(person.address)
  return { ...erased, mentions: await findMentions(person) }
}

/** What was erased, and which texts of others still name the person. */
export type Erased = Awaited<ReturnType<typeof eraseEverywhere>>

export const useErasePerson = () =>
  useMutation({
    mutationFn: eraseEverywhere,
    onSuccess: () => toast.success('Данные удалены'),
    meta: { refused: 'Данные не удалены', explain },
    // The person may appear in any list.
    onSettled: refetchLater([]),
  })
