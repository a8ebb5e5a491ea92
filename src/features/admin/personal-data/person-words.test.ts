import { expect, it } from 'vitest'
import { placesOf, tracesOf } from './person-words'

it('names what exists, with its plural', () => {
  expect(
    tracesOf({ requests: 1, chats: 3, files: 0, cards: 21, mails: 11, hasAccount: true }),
  ).toEqual([
    '1\u00a0обращение',
    '3\u00a0чата',
    '21\u00a0карточка клиента',
    '11\u00a0писем от сайта',
    'аккаунт на сайте',
  ])
  expect(tracesOf({ requests: 0, hasAccount: false })).toEqual([])
})

it('lists the places that mention a person, the most frequent first', () => {
  expect(placesOf({ 'public.email_notes': 1, 'public.emails': 4, 'private.new_table': 2 })).toEqual(
    [
      { label: 'Письма и заявки', count: 4 },
      { label: 'private.new_table', count: 2 },
      { label: 'Заметки', count: 1 },
    ],
  )
})
