import { beforeEach, expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'
import { actAs } from '../support/claims.ts'
import { colleagues, type Sessions } from '../support/sessions.ts'

const upload = numbered(1)
const otherUpload = numbered(2)
const email = numbered(3)

const lead = (submission: number, files: string[]) => `
  select missing_attachment_ids as missing from public.submit_lead(
    '${numbered(submission)}', 'client-${submission}', 5, 60, '{"source": "consultation"}', '{"email": "${submission}@client.example"}', null,
    '{"to_email": "leads@kerege.example", "subject": "-", "text_body": "-"}',
    attachment_ids => array['${files.join("', '")}']::uuid[])`

const reply = (id: number) => `
  select public.reply_to_email(
    '${numbered(id)}', '${email}', 'Re', 'Да', array['${upload}']::uuid[]) as outcome`

/** Two leads or replies that take the same file. */
export function attachmentsSuite({ run, inTurn, sideBySide }: Sessions): void {
  beforeEach(() =>
    run(`insert into public.attachments (id, name, media_type, size, stored_at)
      values ('${upload}', 'a.pdf', 'application/pdf', 1, now()),
        ('${otherUpload}', 'b.pdf', 'application/pdf', 1, now())`),
  )

  it('gives a file to the first of two leads, in any order of the ids', async () => {
    const [first, second] = await inTurn(
      lead(11, [upload, otherUpload]),
      lead(12, [otherUpload, upload]),
    )
    expect(first).toEqual([{ missing: [] }])
    expect(second).toEqual([{ missing: [otherUpload, upload] }])
  })

  it('lets leads with files of their own pass each other', async () => {
    const [first, second] = await sideBySide(lead(11, [upload]), lead(12, [otherUpload]))
    expect([first, second]).toEqual([[{ missing: [] }], [{ missing: [] }]])
  })

  it('sends a file with the first of two replies', async () => {
    await run(
      `insert into public.emails (id, from_email) values ('${email}', 'aida@client.example')`,
    )
    await run(`update public.attachments set uploaded_by = '${colleagues.first}'`)
    const [first, second] = await inTurn(
      reply(21),
      `select ${actAs(colleagues.first)}; ${reply(22)}`,
    )
    expect(first).toEqual([{ outcome: 'stored' }])
    expect(second.flat()).toContainEqual({ outcome: 'unknown_attachment' })
  })
}
