import type { Lang } from '@contracts/lang.ts'
import { pageAt } from './navigation.ts'
import type { NonEmpty } from './primitives.ts'
import type { PageId } from './site-map.ts'

type Suggestions = NonEmpty<string>

const general: Record<Lang, Suggestions> = {
  ru: [
    'Сколько стоит интернет-магазин?',
    'Сравните пакеты поддержки сайта',
    'За сколько сделаете лендинг?',
    'Записаться на консультацию',
  ],
  en: [
    'Do you build AI assistants?',
    'How much does a mobile app cost?',
    'How long does a landing page take?',
    'Book a call',
  ],
}

/** Suggestions on a service's page: what it costs, how long it takes, what it includes, and the way to it. */
export const serviceSuggestions: Partial<Record<PageId, Suggestions>> = {
  webDevelopment: [
    'Сколько стоит сайт по пакету?',
    'За сколько сделаете лендинг?',
    'Что входит в пакеты сайтов?',
    'Записаться на консультацию по сайту',
  ],
  customSaas: [
    'Сколько стоит сайт с нуля?',
    'За сколько сделаете сайт с нуля?',
    'Что входит в сайт с нуля?',
    'Записаться на консультацию по сайту с нуля',
  ],
  branding: [
    'Сколько стоит брендинг?',
    'Какой срок у брендинга?',
    'Что входит в пакеты брендинга?',
    'Записаться на консультацию по брендингу',
  ],
  mobileAppsDevelopment: [
    'Сколько стоит приложение?',
    'За сколько сделаете приложение?',
    'Что входит в пакеты приложений?',
    'Записаться на консультацию по приложению',
  ],
  mobileApps: [
    'Сколько стоит новое приложение?',
    'За сколько сделаете MVP?',
    'Что входит в MVP приложения?',
    'Записаться на консультацию по приложению',
  ],
  apiDevelopment: [
    'Сколько стоит разработка API?',
    'Сколько времени занимает разработка API?',
    'Что входит в API Quick Start?',
    'Записаться на консультацию по API',
  ],
  saasConsulting: [
    'Сколько стоит SaaS-консалтинг?',
    'Сколько длится SaaS-консалтинг?',
    'Что входит в экспресс-аудит SaaS?',
    'Записаться на консультацию по SaaS',
  ],
  cloudMigration: [
    'Сколько стоит миграция в облако?',
    'Сколько времени занимает миграция в облако?',
    'Что входит в миграцию в облако?',
    'Записаться на консультацию по облаку',
  ],
  devopsServices: [
    'Сколько стоят DevOps-услуги?',
    'Сколько времени занимает DevOps?',
    'Что входит в аудит DevOps?',
    'Записаться на консультацию по DevOps',
  ],
  seoPromotion: [
    'Сколько стоит SEO-продвижение?',
    'Когда SEO даст результат?',
    'Что входит в SEO-продвижение?',
    'Записаться на консультацию по SEO',
  ],
  contextualAdvertising: [
    'Сколько стоит контекстная реклама?',
    'Как быстро запустите рекламу?',
    'Что входит в контекстную рекламу?',
    'Записаться на консультацию по рекламе',
  ],
  websiteSupport: [
    'Сколько стоит поддержка сайта?',
    'Как быстро отвечает поддержка?',
    'Что входит в поддержку сайта?',
    'Записаться на консультацию по поддержке сайта',
  ],
}

/** Suggested questions before the first answer, by the page on which the chat is opened. */
export function firstSuggestions(path: string, lang: Lang): Suggestions {
  const id = pageAt(path)
  return (id && serviceSuggestions[id]) ?? general[lang]
}
