import { beforeEach, describe, expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'
import { colleagues, type Sessions } from '../support/sessions.ts'

const email = numbered(1)
const otherEmail = numbered(2)
const reply = numbered(11)
const otherReply = numbered(12)

const answer = (replyId: string, emailId = email) =>
  `select public.reply_to_email('${replyId}', '${emailId}', 'Re: Заявка', 'Да') as outcome`
/** Assigns the email if it is unassigned, as the inbox does. */
const take = (userId: string) => `
  update public.emails set assigned_to_user_id = '${userId}'
  where id = '${email}' and assigned_to_user_id is null returning id`

/** Two colleagues who work on one email. */
export function repliesSuite({ run, inTurn, sideBySide }: Sessions): void {
  beforeEach(() =>
    run(`insert into public.emails (id, from_email)
      values ('${email}', 'aida@client.example'), ('${otherEmail}', 'bakyt@client.example')`),
  )
  const outcomes = async (answers: Promise<{ outcome?: string }[][]>) =>
    (await answers).flat().map(({ outcome }) => outcome)
  const assignee = async () => {
    const [row] = await run(`select assigned_to_user_id from public.emails where id = '${email}'`)
    return row?.assigned_to_user_id as unknown
  }

  it('stores a reply once', async () => {
    expect(await outcomes(inTurn(answer(reply), answer(reply)))).toEqual(['stored', 'duplicate'])
    const twice = inTurn(answer(otherReply), answer(otherReply, otherEmail))
    expect(await outcomes(twice)).toEqual(['stored', 'duplicate'])
  })

  it('makes the second of two replies follow the first', async () => {
    const both = inTurn(answer(reply), answer(otherReply))
    expect(await outcomes(both)).toEqual(['stored', 'stored'])
    const mails = await run(`select in_reply_to from public.outbox where id = '${otherReply}'`)
    expect(mails).toEqual([{ in_reply_to: reply }])
    expect(await assignee()).toBe(colleagues.first)
  })

  it('stores replies to different emails without a wait', async () => {
    const both = sideBySide(answer(reply), answer(otherReply, otherEmail))
    expect(await outcomes(both)).toEqual(['stored', 'stored'])
  })

  it('keeps the assignee who took the email before the reply', async () => {
    await inTurn(take(colleagues.first), answer(reply))
    expect(await assignee()).toBe(colleagues.first)
  })

  it('assigns an email to the colleague who replied before the other took it', async () => {
    expect((await inTurn(answer(reply), take(colleagues.second)))[1]).toEqual([])
    expect(await assignee()).toBe(colleagues.first)
  })

  describe('taken back', () => {
    const held = answer(reply).replace(`'Да')`, `'Да', hold_seconds => 60)`)
    const recall = `select public.recall_reply('${reply}') as recalled`
    const claim = `select id from public.claim_outbox(9, 60)`

    it('twice at once is taken back once', async () => {
      await run(held)
      const [first, second] = await inTurn(recall, recall)
      expect([first, second]).toEqual([[{ recalled: true }], [{ recalled: false }]])
    })

    it('is sent by no worker that comes meanwhile', async () => {
      await run(held)
      const [, claimed] = await sideBySide(recall, claim)
      expect(claimed).toEqual([])
      expect(await run(`select from public.outbox where id = '${reply}'`)).toEqual([])
    })

    it('stays with the worker who was first', async () => {
      await run(held)
      const lease = `update public.outbox set status = 'sending', attempts = 1,
        leased_until = now() + interval '1 minute' where id = '${reply}' returning id`
      expect((await inTurn(lease, recall))[1]).toEqual([{ recalled: false }])
    })
  })

  it('stores no reply to an email that is being deleted', async () => {
    const deletion = `delete from public.emails where id = '${email}'`
    expect((await inTurn(deletion, answer(reply)))[1]).toEqual([{ outcome: 'unknown' }])
  })
}
