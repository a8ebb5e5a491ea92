import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { sharedBackend, type SharedBackend } from '../support/backend.ts'
import { expectError } from '../support/expect-error.ts'

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

const open = (key: string, options?: RequestInit) =>
  fetch(`${backend.url}/functions/v1/calendar?key=${key}`, options)

it('a calendar program reads the calls by the secret address, without who they are with', async () => {
  const { sql } = backend.supabase
  const ownerId = randomUUID()
  await sql('insert into auth.users (id, email) values ($1, $2)', ownerId, `${ownerId}@k.example`)
  await sql(`update public.user_roles set role = 'staff' where user_id = $1`, ownerId)
  const [owner] = await sql<{ key: string }>(
    'insert into private.calendars (user_id) values ($1) returning key',
    ownerId,
  )
  const callAt = '2030-12-02T09:00:00.000Z'
  const [email] = await sql<{ id: string }>(
    `insert into public.emails (source, subject, submission_id, lead)
     values ('chat', 'Запись', $1, $2) returning id`,
    randomUUID(),
    JSON.stringify({ kind: 'booking', name: 'Айгерим', contact: '0555', callAt }),
  )
  // No key of the project's: calendar programs send no headers of ours.
  const response = await open(owner?.key ?? '')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const file = (await response.text()).replace(/\r\n /g, '')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(file).toContain('DTSTART:20301202T090000Z')
  expect(file).toMatch(/SUMMARY:Звонок: заявка №\s\d{3}\s\d{3}/)
  expect(file).toContain(`/admin?email=${email?.id}`)
  expect(file).not.toContain('Айгерим')
})

it.each(['', 'no-key', randomUUID()])('«%s» opens nothing', async (key) => {
  await expectError(await open(key), 404, 'unknown_token')
})

it('answers nothing but GET', async () => {
  await expectError(await open(randomUUID(), { method: 'POST' }), 405, 'method_not_allowed')
})
