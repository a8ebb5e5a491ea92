/* The options of the consultation form and the project quiz, as ids; their Russian labels are content. Without zod,
   so that marketing pages can import them without the validator. */

export const consultationProjectTypes = ['web', 'mobile', 'saas', 'api', 'cloud', 'other'] as const
export const consultationBudgets = ['100k-500k', '500k-1m', '1m-3m', '3m+', 'discuss'] as const

export const quizProjectTypes = [
  'web-app',
  'mobile-app',
  'enterprise',
  'ecommerce',
  'api',
  'other',
] as const
export const quizTimelines = ['1-month', '3-months', '6-months', 'year', 'flexible'] as const
export const quizBudgets = ['500k', '1m', '3m', '5m', '5m+'] as const
export const quizFeatures = [
  'user-auth',
  'admin-panel',
  'payments',
  'api-integrations',
  'analytics',
  'notifications',
  'file-sharing',
  'multilingual',
  'mobile-version',
  'seo',
] as const
export const quizPriorities = ['speed', 'quality', 'design', 'scalability', 'cost'] as const
export const quizTeams = ['no-team', 'partial-team', 'full-team', 'consulting'] as const

export type ConsultationProjectType = (typeof consultationProjectTypes)[number]
export type ConsultationBudget = (typeof consultationBudgets)[number]
export type QuizProjectType = (typeof quizProjectTypes)[number]
export type QuizTimeline = (typeof quizTimelines)[number]
export type QuizBudget = (typeof quizBudgets)[number]
export type QuizFeature = (typeof quizFeatures)[number]
export type QuizPriority = (typeof quizPriorities)[number]
export type QuizTeam = (typeof quizTeams)[number]
