import { describe, expect, it } from 'vitest'
import { commonChange, countActs, foldActs } from './fold-acts'

const minute = 60_000
const start = Date.parse('2026-11-21T10:00:00Z')

const act = (id: number, changes: object = {}) => ({
  id,
  at: new Date(start - id * minute).toISOString(),
  actor_id: 'timur',
  action: 'status_changed',
  entity: 'email',
  entity_id: `email-${id}`,
  details: {},
  change: { text: 'Статус изменён', from: 'Не обработан', to: 'Завершён' },
  ...changes,
})
const ids = (rows: ReturnType<typeof act>[]) =>
  foldActs(rows).map((acts) => acts.map(({ id }) => id))

describe('one line stands for', () => {
  it('what one act changed, even between other lines of it', () => {
    const bulk = { details: { change_id: 'one' } }
    const other = { ...bulk, action: 'assignee_changed' }
    expect(ids([act(1, bulk), act(2, other), act(3, bulk), act(4, other)])).toEqual([
      [1, 3],
      [2, 4],
    ])
  })
  it('three and more of the same in a row', () => {
    expect(ids([act(1), act(2), act(3)])).toEqual([[1, 2, 3]])
    expect(ids([act(1), act(2)])).toEqual([[1], [2]])
  })
  it.each([
    ['another person’s', { actor_id: 'aida' }],
    ['another act', { action: 'spam_changed' }],
    ['the same email again', { entity_id: 'email-2' }],
    ['what came long after', { at: new Date(start - 30 * minute).toISOString() }],
    ['another bulk', { details: { change_id: 'two' } }],
  ])('not for %s', (_, changes) => {
    expect(ids([act(1), act(2), act(3), act(4, changes)])).toEqual([[1, 2, 3], [4]])
  })
  it('not for roles, which stand alone', () => {
    const role = { entity: 'user', action: 'role_changed' }
    expect(ids([act(1, role), act(2, role), act(3, role)])).toEqual([[1], [2], [3]])
  })
})

it('says what all changed, and how many', () => {
  const to = (value: string) => ({ change: { text: 'Статус изменён', from: 'Новое', to: value } })
  expect(commonChange([act(1), act(2)])).toEqual(act(1).change)
  expect(commonChange([act(1), act(2, to('Завершён'))])).toEqual({
    text: 'Статус изменён',
    to: 'Завершён',
  })
  expect(commonChange([act(1), act(2, to('В работе'))])).toEqual({ text: 'Статус изменён' })
  expect(countActs([act(1), act(2)], false)).toBe('2\u00a0письма')
  expect(countActs([act(1), ...Array.from({ length: 99 }, (_, n) => act(n + 2))], true)).toBe(
    '100+\u00a0писем',
  )
  expect(countActs([act(1, { entity: 'chat' })], false)).toBe('1\u00a0чат')
})
