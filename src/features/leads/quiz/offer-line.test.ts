import { expect, it } from 'vitest'
import { preselect } from './offer-line'

it.each([
  ['web-development/landing', 'web-app'],
  ['web-development/shop', 'ecommerce'],
  ['custom-saas/shop', 'ecommerce'],
  ['custom-saas/cms-yii', 'web-app'],
  ['extra/prototyping', 'other'],
  ['custom-saas/portal', 'web-app'],
  ['web-development', 'web-app'],
  ['mobile-apps/mvp', 'mobile-app'],
  ['mobile-apps', 'mobile-app'],
  ['api-development/quick-start', 'api'],
  ['branding/premium', 'other'],
  ['seo-promotion', 'other'],
  ['contextual-advertising/management', 'other'],
  ['devops-services', 'other'],
] as const)('%s means %s', (offer, type) => {
  expect(preselect({ offer, text: '' }, '/')).toBe(type)
})

it.each([
  ['/web-development', 'web-app'],
  ['/custom-saas', 'web-app'],
  ['/mobile-apps', 'mobile-app'],
  ['/mobile-apps-development', 'mobile-app'],
  ['/api-development', 'api'],
  ['/blog/ecommerce-automation', 'ecommerce'],
  ['/branding', undefined],
  ['/', undefined],
  ['/toString', undefined],
])('the page %s means %s', (path, type) => {
  expect(preselect(undefined, path)).toBe(type)
})

it('believes the button rather than the page', () => {
  expect(preselect({ text: 'Подбор услуги' }, '/mobile-apps')).toBeUndefined()
})
