import { beforeEach, expect, it, vi } from 'vitest'
import { playServer, storeSession } from '../../../tests/support/fakes/account'
import { onProofNeeded, proofRefusal } from './fresh-proof'
import { erasePerson, exportPerson } from './personal-data'

const address = 'aigul@company.kg'
beforeEach(() => storeSession())

/** Answers one after the other, the last one also for whatever follows. */
const inTurn = (answers: unknown[]) => () => {
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  return answer instanceof Response ? answer : Response.json(answer)
}

it('erases until the database says that it is done, and tells what there was at first', async () => {
  const counts = { requests: 3, chats: 1, files: 0, had_account: true }
  const rest = { requests: 0, chats: 0, files: 0, had_account: true }
  const calls = playServer({
    'POST /rest/v1/rpc/erase_person': inTurn([
      { ...counts, next: {} },
      { ...rest, next: { table: 'public.emails', after: 'an-id' } },
      // The proof has become too old meanwhile.
      Response.json({ code: '42501', message: proofRefusal }, { status: 403 }),
      { ...rest, next: null },
    ]),
  })
  const prove = vi.fn(async () => true)
  const stop = onProofNeeded(prove)
  expect(await erasePerson(address)).toEqual(counts)
  stop()
  expect(calls.map(({ body }) => body)).toEqual([
    { address, place: null },
    { address, place: {} },
    { address, place: { table: 'public.emails', after: 'an-id' } },
    { address, place: { table: 'public.emails', after: 'an-id' } },
  ])
  expect(prove).toHaveBeenCalledOnce()
})

/** jsdom's files cannot be asked for their text. */
const read = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })

it('writes one file from any number of parts', async () => {
  const calls = playServer({
    'POST /rest/v1/rpc/export_person': inTurn([
      {
        address,
        account: null,
        chats: null,
        requests: [{ text: 'Один' }, { text: 'Два' }],
        has_more: true,
      },
      { chats: null, requests: [{ text: 'Три' }], has_more: true },
      { chats: null, requests: null, has_more: false },
    ]),
  })
  const file = await exportPerson(address)
  expect(JSON.parse(await read(file))).toEqual({
    address,
    account: null,
    chats: null,
    requests: [{ text: 'Один' }, { text: 'Два' }, { text: 'Три' }],
  })
  expect(calls.map(({ body }) => body)).toEqual([0, 1, 2].map((part) => ({ address, part })))
})
