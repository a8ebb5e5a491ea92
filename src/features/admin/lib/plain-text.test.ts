import { expect, it } from 'vitest'
import { quoteText, stripHidden } from './plain-text'

it('quotes line by line, and nests quotes', () => {
  expect(quoteText('Да\n\n> Начнём?\n')).toBe('> Да\n>\n>> Начнём?')
})

it('strips hidden characters from an address', () => {
  expect(stripHidden('anna@\u202egk.ynapmoc\u202c\u200b')).toBe('anna@gk.ynapmoc')
})
