import { getSupabase } from '@/lib/supabase'
import { type AuditNames, type AuditRow, peopleIn } from './audit-line'
import { inChunks } from '../in-chunks'
import { unwrap } from '../request-error'

const unique = (ids: readonly string[]) => [...new Set(ids)]

/** The people and e-mails that lines of the log are about: the log itself has ids only. */
export async function fetchAuditNames(rows: readonly AuditRow[]): Promise<AuditNames> {
  const supabase = await getSupabase()
  const emailIds = rows.flatMap(({ entity, entity_id }) => (entity === 'email' ? entity_id : []))
  const [people, emails] = await Promise.all([
    inChunks(unique(rows.flatMap(peopleIn)), async (ids) => {
      const found = supabase.from('profiles').select('user_id, full_name, email')
      return unwrap(await found.in('user_id', [...ids])) ?? []
    }),
    inChunks(unique(emailIds), async (ids) => {
      const found = supabase.from('emails').select('id, subject')
      return unwrap(await found.in('id', [...ids])) ?? []
    }),
  ])
  return {
    people: new Map(people.map((person) => [person.user_id, person])),
    subjects: new Map(emails.map(({ id, subject }) => [id, subject])),
  }
}
