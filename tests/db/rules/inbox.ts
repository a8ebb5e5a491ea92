import type { World } from '../support/world.ts'

type Row = Record<string, unknown>

/** An e-mail with this in its columns; the id ends with the number. */
export const numbered = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Leaves nothing in the inbox but these e-mails, inserted as the functions insert them. */
export async function fillInbox({ api, clients }: World, emails: Row[]): Promise<void> {
  await api.sql('delete from public.emails')
  for (const email of emails) await clients.service.from('emails').insert(email).throwOnError()
}

/** The ids of a page as staff get it, or what `pick` makes of its rows. */
export async function readPage<Picked = unknown>(
  { clients }: Pick<World, 'clients'>,
  args: Row = {},
  pick: (row: Row) => Picked = ({ id }) => Number(String(id).slice(-12)) as Picked,
): Promise<Picked[]> {
  const { data, error } = await clients.staff.rpc('inbox_page', args)
  if (error) throw new Error(error.message)
  return (data as Row[]).map(pick)
}

/** `minutes` from now, or before it. */
export const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()
