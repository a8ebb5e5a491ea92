import { expect, it } from 'vitest'
import { siteMap } from '@/content/site-map'
import { nearestPage } from './nearest-page'

const words = [
  ['/web-developement', 'webDevelopment'],
  ['/services/branding', 'branding'],
  ['/mobile-app', 'mobileApps'],
  ['/Seo', 'seoPromotion'],
  ['/blog/telegram', 'telegramAutomation'],
  ['/case', 'cases'],
  ['/реклама', 'contextualAdvertising'],
  ['/%D1%80%D0%B5%D0%BA%D0%BB%D0%B0%D0%BC%D0%B0', 'contextualAdvertising'],
  ['/цены', 'services'],
  ['/prices', 'services'],
  ['/kontakty', 'about'],
  ['/o-kompanii', 'about'],
  ['/портфолио', 'cases'],
  ['/bot', 'telegramAutomation'],
  ['/logotip', 'branding'],
  ['/wp-login.php', undefined],
  ['/xyz', undefined],
  ['/', undefined],
  ['/админ', undefined],
  ['/%D0%B0', undefined],
] as const

// Of the pages that there are.
it.each(words.filter(([, page]) => page === undefined || page in siteMap))(
  '%s leads to %s',
  (path, page) => expect(nearestPage(path)).toBe(page),
)
