import { expect, it } from 'vitest'
import { consentDetails, lacksConsent, originDetails } from './details'

const lead = { name: 'Айгерим' }
const consent = { given_at: '2026-11-24T06:00:00Z', text_version: '2024-01-09' }

it.each(['consultation', 'project_quiz', 'chat'] as const)(
  'marks a lead of %s that came without a consent, and no other',
  (source) => {
    expect(lacksConsent({ source, lead, consents: [] })).toBe(true)
    expect(lacksConsent({ source, lead, consents: [consent] })).toBe(false)
  },
)

it.each([
  ['a chat without a contact', 'chat', null],
  ['what staff have written down', 'manual', lead],
  ['a mail', null, null],
] as const)('marks nothing of %s', (_, source, from) => {
  expect(lacksConsent({ source, lead: from, consents: [] })).toBe(false)
  expect(consentDetails({ source, lead: from, consents: [] })).toEqual([])
})

it('shows when the sender consented and to which text, or that they did not', () => {
  const source = 'consultation'
  expect(consentDetails({ source, lead, consents: [consent] })).toMatchObject([
    { value: expect.stringMatching(/24\sнояб.*версия текста 2024-01-09$/) },
  ])
  expect(consentDetails({ source, lead, consents: [] })).toMatchObject([
    { value: expect.stringMatching(/^Не дано/) },
  ])
})

const nothing = { page_url: null, referrer: null, utm: null }

it('lists known fields, campaign parameters in their usual order', () => {
  const utm = { campaign: 'autumn', source: 'telegram', other: 'x', medium: 7 }
  const details = originDetails({ ...nothing, page_url: 'https://a.kg/', utm })
  expect(details.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Страница: https://a.kg/',
    'utm_source: telegram',
    'utm_campaign: autumn',
  ])
})

it.each([null, undefined, 'text', 7])('survives the campaign parameters %j', (utm) => {
  expect(originDetails({ ...nothing, utm })).toEqual([])
})
