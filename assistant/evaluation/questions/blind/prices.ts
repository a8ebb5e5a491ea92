import { questions } from '../question.ts'
import { anyPrice, cost, lasts } from '../wordings.ts'

const noPrice =
  /не назван|цен\p{L}* (?:на сайте )?нет|нет цены|без цены|не (?:указ|публик|назв)|завис|оцен|посчита|расч[её]т|смет|после аудита/iu

/** Exact prices and terms of offers: no more than a sixth of the set. */
export const prices = questions({
  'почём одностраничник для стоматологии': cost('landing'),
  'корпоративный под ключ с чистого листа: деньги и время': [
    cost('custom corporate'),
    lasts('custom corporate'),
  ],
  'портал для застройщика цена вопроса': cost('portal'),
  'соцсеть за сколько месяцев напишете': lasts('network'),
  'поставить вордпресс на сайт - сколько': cost('custom-saas/cms-wordpress'),
  'ведение директа это сколько процентов': /18 ?%/,
  'сео с оплатой за трафик сколько в мес': cost('SEO traffic'),
  'поддержка на 10 часов': cost('standard support'),
  'тз составить во сколько обойдётся': cost('extra/specification'),
  'юзабилити проверить почём': cost('extra/usability'),
  'приложение уже в сторе, дописать пару экранов сколько': {
    says: /26 ?000/,
    never: /новое.{0,20}от 26 ?000/i,
  },
  'приложение для сотрудников со входом sso и офлайном': {
    says: [[cost('corporate app'), /Корпоративное/]],
    never: cost('simple app'),
  },
  'премиум брендинг что по деньгам': cost('premium branding'),
  'магазин дешевле из пакета или с нуля': [cost('shop'), cost('custom shop')],
  'разработка апи сколько денег': { says: noPrice, never: anyPrice },
  'внедрить кубернетес у нас почём': { says: noPrice, never: anyPrice },
  'настроить и вести рекламу на трёх площадках, посадочные тоже ваши': cost(
    'contextual-advertising/complete',
  ),
  'how much is an enterprise app and how long does it take': [
    cost('corporate app'),
    lasts('corporate app'),
  ],
  'price of a business card website?': cost('card'),
  'cheapest monthly seo plan and what is in it': [cost('basic SEO'), /20|100|report/i],
  'what would a cloud migration cost us': {
    says: /free|audit|assess|no price|not publish|depends/i,
    never: anyPrice,
  },
  'у меня 300 тысяч, какое приложение потяну?': {
    says: cost('simple app'),
    never: /(?:подойд|хватит|укладыва)[^.]{0,40}«?Корпоративное/i,
  },
  'фирменный стиль с вывеской и шаблонами постов': [[cost('standard branding'), /Стандарт/]],
})
