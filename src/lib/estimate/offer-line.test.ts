import { expect, it } from 'vitest'
import { offerLines } from '@/content/quiz-offers'
import { projectTypeOfPage } from '@/content/quiz-preselection'
import { isSpecified } from '../../../tests/support/specified'
import { shipped } from '../../../tests/support/shipped-offer'
import { preselect } from './offer-line'

it.runIf(isSpecified).each([
  ['web-development/landing', 'web-app'],
  ['web-development/shop', 'ecommerce'],
  ['custom-saas/shop', 'ecommerce'],
  ['custom-saas/cms-yii', 'web-app'],
  ['extra/prototyping', 'other'],
  ['custom-saas/portal', 'web-app'],
  ['branding/premium', 'other'],
])('%s means %s', (id, type) => {
  expect(preselect({ offer: shipped(id) }, '/')).toBe(type)
})

it.each(
  offerLines.flatMap(({ askedAs, projectType }) =>
    askedAs.map((offer) => [offer, projectType] as const),
  ),
)('%s is asked for as %s', (offer, type) => {
  expect(preselect({ offer }, '/')).toBe(type)
})

it.each([
  ...Object.entries(projectTypeOfPage),
  ['/about', undefined],
  ['/', undefined],
  ['/toString', undefined],
])('the page %s means %s', (path, type) => {
  expect(preselect(undefined, path)).toBe(type)
})

it('believes the button rather than the page', () => {
  expect(preselect({}, Object.keys(projectTypeOfPage)[0] ?? '')).toBeUndefined()
})
