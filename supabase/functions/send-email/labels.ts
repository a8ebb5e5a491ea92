/*
 * How managers read the forms' choices in mail. The site's own wording is content of the site, which
 * functions do not import; a new id in the contracts fails to compile until it has its label here.
 */
import type { LeadType } from '../_shared/contracts/lead.ts'
import type {
  ConsultationBudget,
  ConsultationProjectType,
  QuizBudget,
  QuizPriority,
  QuizProjectType,
  QuizTeam,
  QuizTimeline,
} from '../_shared/contracts/lead-options.ts'

export const leadTitles: Record<LeadType, string> = {
  consultation: 'Заявка на консультацию',
  project_quiz: 'Заявка на проект',
}

export const consultationProjectTypeLabels: Record<ConsultationProjectType, string> = {
  web: 'Веб-разработка',
  mobile: 'Мобильное приложение',
  saas: 'SaaS-платформа',
  api: 'Разработка API',
  cloud: 'Облачная миграция',
  other: 'Другое',
}

export const consultationBudgetLabels: Record<ConsultationBudget, string> = {
  '100k-500k': '$1,000–$5,000',
  '500k-1m': '$5,000–$10,000',
  '1m-3m': '$10,000–$30,000',
  '3m+': '$30,000+',
  discuss: 'Обсудить',
}

export const quizProjectTypeLabels: Record<QuizProjectType, string> = {
  'web-app': 'Веб-приложение',
  'mobile-app': 'Мобильное приложение',
  enterprise: 'Корпоративная система',
  ecommerce: 'Интернет-магазин',
  api: 'API и интеграции',
  other: 'Другое',
}

export const quizTimelineLabels: Record<QuizTimeline, string> = {
  '1-month': 'До 1 месяца',
  '3-months': 'До 3 месяцев',
  '6-months': 'До 6 месяцев',
  year: 'До года',
  flexible: 'Гибкие сроки',
}

export const quizBudgetLabels: Record<QuizBudget, string> = {
  '500k': 'до $5,000',
  '1m': '$5,000–$10,000',
  '3m': '$10,000–$30,000',
  '5m': '$30,000–$50,000',
  '5m+': 'более $50,000',
}

export const quizPriorityLabels: Record<QuizPriority, string> = {
  speed: 'Скорость',
  quality: 'Качество',
  design: 'Дизайн',
  scalability: 'Масштабируемость',
  cost: 'Стоимость',
}

export const quizTeamLabels: Record<QuizTeam, string> = {
  'no-team': 'Команды нет',
  'partial-team': 'Есть часть команды',
  'full-team': 'Есть полная команда',
  consulting: 'Нужна консультация',
}
