import { z } from 'zod'
import type { Database } from '../contracts/database.types.ts'
import { callDatabase, type AdminClient } from '../database.ts'
import { invitationMail, securityNotice, type AccountText } from '../mail/account-mail.ts'

type OutboxRow = Database['public']['Tables']['outbox']['Row']

const detailsSchema = z.looseObject({ failures: z.number().optional() })

/**
 * Writes the mails about accounts among leased rows. An invitation's link gets a new key each time it is sent.
 *
 * @param siteUrl origin of the site, without a trailing slash
 * @returns the texts by the rows' ids; rows of other kinds, and expired invitations, are missing
 * @throws HttpError if the database cannot be queried
 */
export async function writeAccountMails(
  rows: readonly OutboxRow[],
  database: AdminClient,
  siteUrl: string,
): Promise<Map<string, AccountText>> {
  const texts = new Map<string, AccountText>()
  for (const row of rows) {
    const text = row.event_id
      ? await writeNotice(row.event_id, database, siteUrl)
      : row.invitation_id
        ? await writeInvitation(row.invitation_id, database, siteUrl)
        : undefined
    if (text) texts.set(row.id, text)
  }
  return texts
}

async function writeNotice(id: number, database: AdminClient, siteUrl: string) {
  const [line] = await callDatabase(
    database.from('security_log').select('event, at, details').eq('id', id),
  )
  return line && securityNotice({ ...line, ...detailsSchema.parse(line.details) }, siteUrl)
}

async function writeInvitation(id: string, database: AdminClient, siteUrl: string) {
  const [invitation] = await callDatabase(
    database.from('invitations').select('email, role').eq('id', id),
  )
  // The generated types do not know that a function may return nothing.
  const key = z
    .string()
    .nullable()
    .parse(await callDatabase(database.rpc('make_invitation_key', { invitation_id: id })))
  return invitation && key !== null ? invitationMail({ ...invitation, key }, siteUrl) : undefined
}
