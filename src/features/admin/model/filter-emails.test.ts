import { expect, it } from 'vitest'
import { filterEmails } from './filter-emails'

const mail = (id: number, status: string, from: string | null, to = '', subject = '') => ({
  id,
  status,
  from_email: from,
  to_email: to,
  subject,
})
const emails = [
  mail(1, 'new', 'Anna@Company.kg', 'leads@kerege.example', 'Заявка на САЙТ'),
  mail(2, 'processed', 'timur@shop.kg', 'leads@kerege.example', 'Смета'),
  mail(3, 'in_progress', null),
]

it.each([
  ['', 'all', [1, 2, 3]],
  ['  ', 'all', [1, 2, 3]],
  ['anna', 'all', [1]],
  ['KEREGE', 'all', [1, 2]],
  ['сайт', 'all', [1]],
  ['.kg', 'processed', [2]],
  ['', 'in_progress', [3]],
  ['', 'completed', []],
  ['нет такого', 'all', []],
] as const)('finds «%s» with status %s', (text, status, ids) => {
  expect(filterEmails(emails, { text, status }).map(({ id }) => id)).toEqual(ids)
})
