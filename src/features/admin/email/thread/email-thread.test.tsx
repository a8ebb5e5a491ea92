import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedEmail, threadEmail } from '../../../../../tests/support/opened-email'
import { RestFake } from '../../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../../tests/support/render-admin'
import { Thread } from './email-thread'

/** A database with a thread of `total` emails. */
function threadOf(total: number) {
  const newestFirst = Array.from({ length: total }, (_, index) => {
    const number = total - index
    const received_at = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString()
    return threadEmail(`m${number}`, { body: `Письмо номер ${number}`, received_at })
  })
  const server = new RestFake()
  server.answer('GET emails', ({ params }) => {
    const order = params.get('order')?.includes('created_at.asc')
    const offset = Number(params.get('offset') ?? 0)
    const all = order ? newestFirst.toReversed() : newestFirst
    const rows = all.slice(offset, offset + Number(params.get('limit')))
    return Response.json(rows, {
      headers: { 'content-range': `${offset}-${offset + rows.length - 1}/${total}` },
    })
  })
  return server
}

const shown = () =>
  [...document.querySelectorAll('article')].map(
    ({ textContent }) => /номер (\d+)/.exec(textContent)?.[1],
  )
const show = (total: number) =>
  renderAdmin(<Thread email={openedEmail('m1')} onReplyTo={() => {}} />, {
    server: threadOf(total),
  })

it('shows a long thread’s beginning and end, and the rest on demand', async () => {
  const { user } = show(341)
  const more = await screen.findByText('Показать ещё 231 письмо')
  expect(shown()).toEqual([...range(1, 10), ...range(242, 341)])
  expect(more.compareDocumentPosition(screen.getByText('Письмо номер 10'))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  )
  await user.click(more)
  await waitFor(() => expect(shown()).toEqual(range(1, 341)))
  expect(screen.queryByText(/^Показать ещё/)).toBeNull()
})

it.each([
  [112, 'Показать ещё 2 письма'],
  [711, 'Показать ещё 500 писем'],
])('says how much more it will show: of %i, «%s»', async (total, name) => {
  show(total)
  expect(await screen.findByText(name)).toBeVisible()
})

it.each([1, 110])('shows a thread of %i whole', async (total) => {
  show(total)
  await waitFor(() => expect(shown()).toEqual(range(1, total)))
  expect(screen.queryByText(/^Показать ещё/)).toBeNull()
})

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
}
