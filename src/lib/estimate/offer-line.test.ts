import { expect, it } from 'vitest'
import { offerLines } from '@/content/quiz-offers'
import { projectTypeOfPage } from '@/content/quiz-preselection'
import { preselect } from './offer-line'

it.each([
  ['web-development/landing', 'web-app'],
  ['web-development/shop', 'ecommerce'],
  ['custom-saas/shop', 'ecommerce'],
  ['custom-saas/cms-yii', 'web-app'],
  ['extra/prototyping', 'other'],
  ['custom-saas/portal', 'web-app'],
  ['branding/premium', 'other'],
  ...offerLines.flatMap(({ askedAs, projectType }) =>
    askedAs.map((offer) => [offer, projectType] as const),
  ),
] as const)('%s means %s', (offer, type) => {
  expect(preselect({ offer }, '/')).toBe(type)
})

it.each([
  ...Object.entries(projectTypeOfPage),
  ['/branding', undefined],
  ['/', undefined],
  ['/toString', undefined],
])('the page %s means %s', (path, type) => {
  expect(preselect(undefined, path)).toBe(type)
})

it('believes the button rather than the page', () => {
  expect(preselect({}, '/web-development')).toBeUndefined()
})
