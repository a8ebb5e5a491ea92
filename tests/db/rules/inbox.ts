import type { World } from '../support/world.ts'

type Row = Record<string, unknown>

/** An id that ends with the number. */
export const numbered = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Replaces the inbox by these emails, inserted by the service role. */
export async function fillInbox({ api, clients }: World, emails: Row[]): Promise<void> {
  await api.sql('delete from public.emails')
  await Promise.all(
    emails.map((email) => clients.service.from('emails').insert(email).throwOnError()),
  )
}

/** The numbers of the emails of a page as staff get it, or the result of `pick` for each row. */
export async function readPage<Picked = unknown>(
  { clients }: Pick<World, 'clients'>,
  args: Row = {},
  pick: (row: Row) => Picked = ({ id }) => Number(String(id).slice(-12)) as Picked,
): Promise<Picked[]> {
  const { data, error } = await clients.staff.rpc('inbox_page', args)
  if (error) throw new Error(error.message)
  return (data as Row[]).map(pick)
}

/** The time this many minutes from now, as an ISO string; negative: ago. */
export const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()
