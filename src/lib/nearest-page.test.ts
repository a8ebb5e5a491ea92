import { expect, it } from 'vitest'
import { nearestPage } from './nearest-page'

it.each([
  ['/web-developement', 'webDevelopment'],
  ['/services/branding', 'branding'],
  ['/mobile-app', 'mobileApps'],
  ['/Seo', 'seoPromotion'],
  ['/blog/telegram', 'telegramAutomation'],
  ['/case', 'cases'],
  ['/wp-login.php', undefined],
  ['/xyz', undefined],
  ['/', undefined],
  ['/админ', undefined],
  ['/%D0%B0', undefined],
])('%s leads to %s', (path, page) => expect(nearestPage(path)).toBe(page))
