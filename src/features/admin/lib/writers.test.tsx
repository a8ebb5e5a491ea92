import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { Writing } from '../parts/writing'
import { useLiveWriters, writingText } from './writers'

it.each([
  [[], undefined],
  [['Айгерим'], 'Айгерим пишет ответ'],
  [['Айгерим', 'Тимур'], 'Айгерим, Тимур пишут ответ'],
])('of %j it says «%s»', (names, text) => {
  expect(writingText(names)).toBe(text)
})

function Shown() {
  const writingIn = useLiveWriters()
  return <Writing text={writingIn('thread')} />
}

const writer = (user_id: string, full_name: string, subject_id = 'thread') => ({
  user_id,
  subject_id,
  writer: { full_name, email: `${user_id}@kerege.example` },
})

it('names the colleagues who write here, not the viewer and not those elsewhere', async () => {
  const server = new RestFake()
  server.answer('GET writers', () => [
    writer('me', 'Бакыт Осмонов'),
    writer('one', 'Айгерим Садыкова'),
    writer('two', 'Тимур Асанов', 'another'),
  ])
  renderAdmin(<Shown />, { server })
  expect(await screen.findByText('Айгерим пишет ответ')).toBeVisible()
})

it('does without it where the backend refuses', async () => {
  const server = new RestFake()
  server.answer('GET writers', () => Response.json({ message: 'no such table' }, { status: 404 }))
  const { toasts } = renderAdmin(<Shown />, { server })
  await expect.poll(() => server.asked.length).toBeGreaterThan(0)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(toasts).toEqual([])
})
