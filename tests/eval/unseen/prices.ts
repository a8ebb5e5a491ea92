import { cost, lasts, type Single } from '../question.ts'

const anyPrice = /\d ₽/
const noPrice =
  /не назван|цен\p{L}* (?:на сайте )?нет|нет цены|без цены|не (?:указ|публик|назв)|завис|оцен|посчита|расч[её]т|смет|после аудита/iu

/** Exact prices and terms of offers: no more than a sixth of the set. */
export const prices: Single[] = [
  { ask: 'почём одностраничник для стоматологии', says: [cost('web-development/lending')] },
  {
    ask: 'корпоративный под ключ с чистого листа: деньги и время',
    says: [cost('custom-saas/korporativnyy-sayt'), lasts('custom-saas/korporativnyy-sayt')],
  },
  { ask: 'портал для застройщика цена вопроса', says: [cost('custom-saas/portal')] },
  { ask: 'соцсеть за сколько месяцев напишете', says: [lasts('custom-saas/sotsialnaya-set')] },
  { ask: 'поставить вордпресс на сайт - сколько', says: [cost('custom-saas/cms/wordpress')] },
  {
    ask: 'ведение директа это сколько процентов',
    says: [/18 ?%/],
  },
  { ask: 'сео с оплатой за трафик сколько в мес', says: [cost('seo-promotion/trafik')] },
  { ask: 'поддержка на 10 часов', says: [cost('website-support/standard')] },
  { ask: 'тз составить во сколько обойдётся', says: [cost('extra/tehnicheskoe-zadanie')] },
  { ask: 'юзабилити проверить почём', says: [cost('extra/yuzabiliti-analiz')] },
  {
    ask: 'приложение уже в сторе, дописать пару экранов сколько',
    says: [/26 ?000/],
    never: [/новое.{0,20}от 26 ?000/i],
  },
  {
    ask: 'приложение для сотрудников со входом sso и офлайном',
    says: [[cost('mobile-apps-development/korporativnoe'), /Корпоративное/]],
    never: [cost('mobile-apps-development/prostoe')],
  },
  { ask: 'премиум брендинг что по деньгам', says: [cost('branding/premium')] },
  {
    ask: 'магазин дешевле из пакета или с нуля',
    says: [cost('web-development/internet-magazin'), cost('custom-saas/internet-magazin')],
  },
  { ask: 'разработка апи сколько денег', says: [noPrice], never: [anyPrice] },
  { ask: 'внедрить кубернетес у нас почём', says: [noPrice], never: [anyPrice] },
  {
    ask: 'настроить и вести рекламу на трёх площадках, посадочные тоже ваши',
    says: [cost('contextual-advertising/kompleks')],
  },
  {
    ask: 'how much is an enterprise app and how long does it take',
    says: [
      cost('mobile-apps-development/korporativnoe'),
      lasts('mobile-apps-development/korporativnoe'),
    ],
  },
  { ask: 'price of a business card website?', says: [cost('custom-saas/sayt-vizitka')] },
  {
    ask: 'cheapest monthly seo plan and what is in it',
    says: [cost('seo-promotion/bazovyy'), /20|100|report/i],
  },
  {
    ask: 'what would a cloud migration cost us',
    says: [/free|audit|assess|no price|not publish|depends/i],
    never: [anyPrice],
  },
  {
    ask: 'у меня 300 тысяч, какое приложение потяну?',
    says: [cost('mobile-apps-development/prostoe')],
    never: [/(?:подойд|хватит|укладыва)[^.]{0,40}«?Корпоративное/i],
  },
  {
    ask: 'фирменный стиль с вывеской и шаблонами постов',
    says: [[cost('branding/standart'), /Стандарт/]],
  },
]
