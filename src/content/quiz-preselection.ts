import type { QuizProjectType } from '@contracts/lead-options.ts'
import type { PagePath } from './site-map.ts'

/** The project type preselected in a quiz that is opened on a page. */
export const projectTypeOfPage: Partial<Record<PagePath, QuizProjectType>> = {
  '/web-development': 'web-app',
  '/custom-saas': 'web-app',
  '/mobile-apps-development': 'mobile-app',
  '/mobile-apps': 'mobile-app',
  '/api-development': 'api',
  '/blog/ecommerce-automation': 'ecommerce',
}
