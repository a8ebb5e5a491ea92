import type { QuizProjectType } from '@contracts/lead-options.ts'
import type { PagePath } from './site-map'

/** Whoever starts a project on one of these pages means a project of its kind. */
export const projectTypeOfPage: Partial<Record<PagePath, QuizProjectType>> = {
  '/web-development': 'web-app',
  '/custom-saas': 'web-app',
  '/mobile-apps-development': 'mobile-app',
  '/mobile-apps': 'mobile-app',
  '/api-development': 'api',
  '/blog/ecommerce-automation': 'ecommerce',
}
