import { describe, expect, it } from 'vitest'
import { fieldLimits } from '../_shared/contracts/lead-fields.ts'
import { HttpError } from '../_shared/http/http-error.ts'
import { parseRequest } from './submission.ts'

const contact = { name: 'Айгерим', email: 'a@example.com', phone: '+996 555 123456' }
const quiz = {
  ...contact,
  projectType: 'web-app',
  timeline: 'year',
  budget: '5m+',
  priority: 'design',
  team: 'no-team',
}
const consultation = (data: object, envelope: object = {}) => ({
  type: 'consultation',
  data: { ...contact, ...data },
  ...envelope,
})
const estimated = (estimate: object) => ({
  type: 'project_quiz',
  data: quiz,
  estimate: { assumptions: [], ...estimate },
})

function refusal(body: unknown): HttpError {
  try {
    parseRequest(body)
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
  throw new Error('the body was accepted')
}

describe('parseRequest', () => {
  it('takes the bare payloads', () => {
    expect(parseRequest(consultation({})).data).toEqual(contact)
    expect(parseRequest({ type: 'project_quiz', data: quiz }).data).toEqual(quiz)
  })

  it('takes what the site computed beside a quiz, and beside nothing else', () => {
    const estimate = { priceFrom: 75_000, priceTo: 75_000, term: '7–14 дней', assumptions: ['А'] }
    expect(parseRequest({ type: 'project_quiz', data: quiz, estimate })).toMatchObject({ estimate })
    expect(parseRequest(consultation({}, { estimate }))).not.toHaveProperty('estimate')
  })

  it('drops what the contract does not know', () => {
    const parsed = parseRequest(consultation({ role: 'admin' }, { status: 'completed' }))
    expect(parsed).toEqual(consultation({}))
  })

  it.each([
    [null],
    [[]],
    ['text'],
    [42],
    [{}],
    [{ type: 'newsletter', data: contact }],
    [{ type: 'toString', data: contact }],
    [{ type: ['consultation'], data: contact }],
  ])('knows no type in %j', (body) => {
    expect(refusal(body).code).toBe('unknown_type')
  })

  it.each<[string, unknown, string]>([
    ['no data', { type: 'consultation' }, 'data'],
    [
      'a missing name',
      { type: 'consultation', data: { ...contact, name: undefined } },
      'data.name',
    ],
    ['a blank name', consultation({ name: ' \n ' }), 'data.name'],
    ['a name of NUL alone', consultation({ name: '\0' }), 'data.name'],
    ['a long name', consultation({ name: 'я'.repeat(fieldLimits.name + 1) }), 'data.name'],
    ['a wrong address', consultation({ email: 'a@b' }), 'data.email'],
    ['two addresses', consultation({ email: 'a@b.ru, c@d.ru' }), 'data.email'],
    ['a header in the address', consultation({ email: 'a@b.ru\r\nBcc: c@d.ru' }), 'data.email'],
    ['a number for a phone', consultation({ phone: 555 }), 'data.phone'],
    ['an unknown budget', consultation({ budget: '1' }), 'data.budget'],
    ['a quiz without a team', { type: 'project_quiz', data: { ...quiz, team: '' } }, 'data.team'],
    ['a price of zero', estimated({ priceFrom: 0 }), 'estimate.priceFrom'],
    ['a range upside down', estimated({ priceFrom: 2, priceTo: 1 }), 'estimate.priceTo'],
    ['an upper end alone', estimated({ priceTo: 1 }), 'estimate.priceTo'],
    ['a long term', estimated({ term: 'я'.repeat(fieldLimits.term + 1) }), 'estimate.term'],
    ['eleven assumptions', estimated({ assumptions: Array(11).fill('А') }), 'estimate.assumptions'],
    ['a bad id', consultation({}, { submissionId: 'first' }), 'submissionId'],
    [
      'an unknown consent',
      consultation({}, { consent: { textVersion: '2030-01-01' } }),
      'consent.textVersion',
    ],
    ['a negative time', consultation({}, { fillTimeMs: -1 }), 'fillTimeMs'],
    [
      'a long mark',
      consultation({}, { origin: { utm: { source: 'x'.repeat(fieldLimits.utm + 1) } } }),
      'origin.utm.source',
    ],
  ])('refuses %s, saying why in Russian', (_, body, field) => {
    const error = refusal(body)
    expect(error.code).toBe('invalid_fields')
    expect(Object.keys(error.fields ?? {})).toEqual([field])
    expect(error.fields?.[field]).toMatch(/[а-я]/i)
  })

  it('names every wrong field at once', () => {
    const error = refusal({ type: 'consultation', data: {} })
    expect(Object.keys(error.fields ?? {})).toEqual(['data.name', 'data.email', 'data.phone'])
  })
})
