import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { withFreshProof } from '@/lib/backend/fresh-proof'
import { toast } from '@/lib/toast'
import { RequestError, request } from '@/lib/backend/database-answer'
import { dayOf, saveFile } from '@/lib/backend/save-file'

/** Explains why the database refused, where the reason is known. */
function explainRefusal(error: Error): string | undefined {
  if (error.message.startsWith('Whoever works here')) {
    return 'Этот человек работает здесь. Сначала снимите с него роль.'
  }
  if (error.message.startsWith('Prove again')) return 'Вы не подтвердили, что это вы.'
  if (error.message.startsWith('That is no address')) return 'Проверьте адрес.'
  return undefined
}

async function describePerson(address: string) {
  const [found] = await request((supabase) => supabase.rpc('describe_person', { address }))
  if (!found) throw new RequestError('Nothing was said of the person')
  const { has_account: hasAccount, works_here: worksHere, ...known } = found
  return { address, hasAccount, worksHere, ...known }
}

/** A person and how much is stored about them. */
export type FoundPerson = Awaited<ReturnType<typeof describePerson>>

/** Looks up the owner of an address. */
export const useDescribePerson = () =>
  useMutation({
    mutationFn: (address: string) => withFreshProof(() => describePerson(address)),
    meta: { refused: 'Не удалось найти данные', explain: explainRefusal },
  })

async function exportPerson(address: string) {
  const known = await request((supabase) => supabase.rpc('export_person', { address }))
  const text = JSON.stringify(known, null, 2)
  saveFile(`${address}-${dayOf(Date.now())}.json`, new Blob([text], { type: 'application/json' }))
}

/** Saves all data about a person as a JSON file; the audit log records it. */
export const useExportPerson = () =>
  useMutation({
    mutationFn: (address: string) => withFreshProof(() => exportPerson(address)),
    onSuccess: () => toast.success('Данные выгружены', 'Файл сохранён на вашем устройстве.'),
    meta: { refused: 'Данные не выгружены', explain: explainRefusal },
  })

const erasedSchema = z.object({
  requests: z.number(),
  chats: z.number(),
  files: z.number(),
  had_account: z.boolean(),
  mentions: z.record(z.string(), z.number()),
})

/** What was erased, and which texts of others still name the person. */
export type Erased = z.output<typeof erasedSchema>

async function erasePerson(address: string): Promise<Erased> {
  return erasedSchema.parse(await request((supabase) => supabase.rpc('erase_person', { address })))
}

/** Erases a person for good. */
export function useErasePerson() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (address: string) => withFreshProof(() => erasePerson(address)),
    onSuccess: () => toast.success('Данные удалены'),
    meta: { refused: 'Данные не удалены', explain: explainRefusal },
    // The person may appear in any list.
    onSettled: () => void queries.invalidateQueries(),
  })
}
