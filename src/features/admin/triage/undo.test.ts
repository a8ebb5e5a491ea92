import { expect, it } from 'vitest'
import { changedGroups, type TriageState } from './undo'

const email = (id: string, status: TriageState['status'], assigned_to_user_id: string | null) => ({
  id,
  status,
  assigned_to_user_id,
})

it('puts together what went the same way, and leaves out what was not changed or not seen', () => {
  const before = [
    email('a', 'new', null),
    email('b', 'new', null),
    email('c', 'processed', 'timur'),
    email('d', 'completed', null),
  ]
  const after = [
    email('a', 'completed', null),
    email('b', 'completed', null),
    email('c', 'completed', 'timur'),
    email('d', 'completed', null),
    email('e', 'completed', null),
  ]
  expect(changedGroups(before, after).map(({ from, ids }) => [from.status, ids])).toEqual([
    ['new', ['a', 'b']],
    ['processed', ['c']],
  ])
})

it('tells a new assignee from an old one', () => {
  const [group] = changedGroups([email('a', 'new', null)], [email('a', 'in_progress', 'timur')])
  expect(group).toMatchObject({
    from: { status: 'new', assigned_to_user_id: null },
    to: { status: 'in_progress', assigned_to_user_id: 'timur' },
  })
})
