import { expect, it } from 'vitest'
import { originDetails } from './origin-details'

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
