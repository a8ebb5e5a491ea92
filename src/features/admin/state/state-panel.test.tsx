import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RestFake } from '../../../../tests/support/fakes/rest-fake'
import { renderAdmin } from '../../../../tests/support/render-admin'
import { StatePanel } from './state-panel'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const right = {
  now: minutesAgo(0),
  release: '0.9.0',
  admins: 1,
  admins_with_factor: 1,
  last_sent_at: minutesAgo(5),
  failed_mails: 0,
  last_retention_at: minutesAgo(60),
  problems: [],
  schedule_called_at: minutesAgo(2),
  jobs: null,
  last_call: null,
  database_mb: 40,
  database_limit_mb: 500,
}

/** Shows this state; the parts in their order. */
async function shown(changes: object = {}) {
  const server = new RestFake()
  server.answer('POST rpc/deployment_state', () => ({ ...right, ...changes }))
  renderAdmin(<StatePanel />, { server, isAdmin: true })
  return screen.findAllByRole('listitem')
}

it('says of each part that it is well', async () => {
  const [mail, schedule, retention, database] = await shown()
  expect(screen.getAllByLabelText('В порядке')).toHaveLength(4)
  expect(mail).toHaveTextContent('Последнее письмо ушло 5 минут назад')
  expect(schedule).toHaveTextContent('Сработало 2 минуты назад')
  expect(retention).toHaveTextContent('Последний раз 1 час назад')
  expect(database).toHaveTextContent('Занято 40 МБ из 500')
})

it.each([
  ['mail', 'stopped', 6, 'ждут 6'],
  ['mail', 'waiting', 2, 'Больше часа ждут 2 письма'],
  ['schedule', 'overdue', 1, '1 письмо просрочено'],
  ['schedule', 'silent', null, 'больше 15 минут'],
  ['retention', 'late', null, 'больше двух суток'],
  ['database', 'full', 480, 'Место почти закончилось'],
  ['database', 'read_only', null, 'База ничего не принимает'],
])('says what is wrong with %s: %s', async (part, kind, count, words) => {
  await shown({ problems: [{ part, kind, count, why: 'connect ECONNREFUSED' }] })
  const item = screen.getByLabelText('Не в порядке').closest('li')
  expect(item).toHaveTextContent(words)
  expect(item).toHaveTextContent('connect ECONNREFUSED')
  expect(screen.getAllByLabelText('В порядке')).toHaveLength(3)
})
