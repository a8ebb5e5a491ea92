import { cost, lasts, type Conversation } from '../question.ts'

/** A phone number, however its digits are grouped. */

const anyShop = [cost('web-development/internet-magazin'), cost('custom-saas/internet-magazin')]
const anyShopTerm = [
  lasts('web-development/internet-magazin'),
  lasts('custom-saas/internet-magazin'),
]
const anyCorporate = [
  cost('web-development/korporativnyy-sayt'),
  cost('custom-saas/korporativnyy-sayt'),
]
const anyLandingTerm = [lasts('web-development/lending'), lasts('custom-saas/lending')]

export const otherConversations: Conversation[] = [
  {
    who: 'owner of a café about a logo',
    turns: [
      {
        ask: 'сколько стоит фирменный стиль для кофейни',
        says: [[cost('branding/bazovyy'), cost('branding/standart')]],
      },
      { ask: 'а подешевле?', says: [cost('branding/bazovyy')] },
      { ask: 'и что входит', says: [/концепц|вектор|исходник|палитр|шрифт|визитк|брендбук/i] },
      {
        ask: 'вариантов знака сколько покажете',
        says: [[/(?<!\d)3(?!\d)/, /(?<!\p{L})тр(?:и|ёх|ех)(?!\p{L})/iu]],
      },
      {
        ask: 'а самый дорогой чем лучше',
        says: [/исследован|слоган|упаковк|надзор|навигац|8 концепц|50\+/i],
      },
    ],
  },
  {
    who: 'a clinic’s manager from a landing page to a larger site and back',
    turns: [
      { ask: 'нужен одностраничник для клиники', says: [/лендинг|одностранич/i] },
      { ask: 'а по срокам?', says: [anyLandingTerm] },
      { ask: 'а если там будут разделы про врачей, услуги, новости', says: [/корпоратив/i] },
      { ask: 'и сколько это', says: [anyCorporate] },
      { ask: 'гарантия на него какая', says: [/год|12 мес/i] },
      { ask: 'вернёмся к одностраничному, форма заявки в цену входит?', says: [/форм|заяв/i] },
    ],
  },
  {
    who: 'owner of a WordPress site about support',
    turns: [
      {
        ask: 'сайт на вордпрессе, надо чтобы кто то за ним присматривал',
        says: [/поддержк|сопровожд|обслужив/i],
      },
      { ask: 'почём в месяц', says: [cost('website-support/start')] },
      { ask: 'мне часов десять надо', says: [[/STANDARD/i, cost('website-support/standard')]] },
      { ask: 'бэкапы там каждый день?', says: [/ежедневн|кажд\p{L}* д|копи/iu] },
      { ask: 'а следующий по цене?', says: [[/OPTIMAL/i, cost('website-support/optimal')]] },
    ],
  },
  {
    who: 'owner of a shop about search and advertising',
    turns: [
      { ask: 'хотим чтобы наш магазин находили в гугле', says: [/seo|продвиж/i] },
      { ask: 'самый простой вариант почём', says: [cost('seo-promotion/bazovyy')] },
      { ask: 'а сколько запросов в нём', says: [/(?<!\d)100(?!\d)|сотн/i] },
      { ask: 'реклама быстрее сработает?', says: [/реклам/i] },
      { ask: 'и её настройка сколько', says: [cost('contextual-advertising/nastroyka')] },
      { ask: 'а у сео тариф трафик дороже?', says: [cost('seo-promotion/trafik')] },
    ],
  },
  {
    who: 'foreigner about an app',
    turns: [
      { ask: 'do you build mobile apps', says: [/app/i] },
      { ask: 'how much is the simplest package', says: [cost('mobile-apps-development/prostoe')] },
      { ask: 'and how long?', says: [lasts('mobile-apps-development/prostoe')] },
      {
        ask: 'what if I also need card payments and our CRM connected',
        says: [[/business/i, /бизнес/i, cost('mobile-apps-development/biznes')]],
      },
      { ask: 'any warranty on it', says: [/6 months|six months|half a year/i] },
    ],
  },
  {
    who: 'Kyrgyz speaker about a shop',
    turns: [
      { ask: 'интернет дүкөн канча турат', says: [anyShop] },
      { ask: 'канча убакытта бүтөт', says: [anyShopTerm] },
      {
        ask: 'андан арзаныраагы барбы',
        says: [
          [
            cost('web-development/lending'),
            cost('custom-saas/sayt-vizitka'),
            ...anyCorporate,
            ...anyShop,
          ],
        ],
      },
      { ask: 'ошого кепилдик барбы', says: [/1 жыл|бир жыл|год|12 ай|12 мес/i] },
    ],
  },
  {
    who: 'advertiser who changes the topic and returns',
    turns: [
      {
        ask: 'что берёте за директ',
        says: [[cost('contextual-advertising/nastroyka'), cost('contextual-advertising/vedenie')]],
      },
      { ask: 'ведение это отдельно?', says: [cost('contextual-advertising/vedenie')] },
      { ask: 'а договор вы подписываете вообще', says: [/договор/i] },
      {
        ask: 'назад к рекламе, а комплекс это что',
        says: [/площад|посадочн|баннер|ролик|crm|ведени/i],
      },
      { ask: 'и почём он', says: [cost('contextual-advertising/kompleks')] },
    ],
  },
  {
    who: 'wholesale dealer about a shop with 1C',
    turns: [
      { ask: 'оптом торгуем стройматериалами, нужен магазин в интернете', says: [/магазин/i] },
      { ask: 'во сколько обойдётся', says: [anyShop] },
      { ask: 'а по срокам?', says: [anyShopTerm] },
      { ask: 'товары из 1с подтянутся?', says: [/1[СC]|excel/i] },
      { ask: 'платить сразу всё?', says: [/50|половин|пополам|предоплат|аванс|част/i] },
      { ask: 'а приложение к нему потом прикрутить можно', says: [/приложен/i] },
    ],
  },
]
