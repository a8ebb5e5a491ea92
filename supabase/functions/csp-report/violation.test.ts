import { expect, it } from 'vitest'
import { violationOf as keptOf } from './violation.ts'

const violationOf = (report: { directive: string; blocked: string; page?: string }) =>
  keptOf({ page: 'https://kerege.example/contacts', ...report })

it.each([
  ['https://evil.example:8443/steal?mail=a@b.kg#x', 'https://evil.example:8443'],
  ['http://user:secret@evil.example/', 'http://evil.example'],
  ['wss://evil.example/socket', 'wss://evil.example'],
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data', 'data:'],
  ['data:text/html,<b>Айда</b>', 'data:'],
  ['chrome-extension://abcdefgh/a.js', 'chrome-extension:'],
  ['about:blank', 'about:'],
  [`https://${'a'.repeat(200)}.example/`, 'other'],
  ['Айда Асанова, 0555 123456', 'other'],
  ['', 'other'],
])('keeps of %s only %s', (blocked, kept) => {
  expect(violationOf({ directive: 'img-src', blocked })).toEqual({
    directive: 'img-src',
    blocked: kept,
  })
})

it('keeps the name of a rule, without its sources', () => {
  const { directive } = violationOf({ directive: "script-src 'self' x", blocked: 'inline' }) ?? {}
  expect(directive).toBe('script-src')
})

it.each(['', 'aida-src', 'SCRIPT-SRC', 'img-src;x', 'script-src-evil'])(
  'keeps nothing of the rule «%s», which there is not',
  (directive) => {
    expect(violationOf({ directive, blocked: 'inline' })).toBeUndefined()
  },
)

it.each(['/mail-frame.html', '/mail-frame-pictures.html', '/mail-frame'])(
  'keeps nothing of what a mail tries in %s',
  (path) => {
    const page = `https://kerege.example${path}`
    expect(violationOf({ page, directive: 'img-src', blocked: 'data' })).toBeUndefined()
  },
)

it.each([
  ['base-uri', 'https://thief.example/x'],
  ['script-src-attr', 'inline'],
])('keeps nothing of the %s of a mail that the back office parses', (directive, blocked) => {
  const page = 'https://kerege.example/admin?email=1'
  expect(violationOf({ page, directive, blocked })).toBeUndefined()
  expect(violationOf({ page: 'https://kerege.example/blog', directive, blocked })).toBeDefined()
  expect(violationOf({ page, directive: 'script-src-elem', blocked: 'inline' })).toBeDefined()
})
