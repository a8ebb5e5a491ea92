import { price, term, to, type EvalQuestion } from '../question.ts'

export const priceQuestions: EvalQuestion[] = [
  {
    ask: 'Сколько стоит лендинг?',
    says: [
      price('web-development/lending'),
      term('web-development/lending'),
      [to('/web-development'), to('/custom-saas')],
    ],
  },
  { ask: 'скока стоит лендос', says: [price('web-development/lending')] },
  { ask: 'лэндинг пейдж цена', says: [price('web-development/lending')] },
  {
    ask: 'Здравствуйте! Подскажите, пожалуйста, стоимость корпоративного сайта',
    says: [price('web-development/korporativnyy-sayt'), price('custom-saas/korporativnyy-sayt')],
  },
  {
    ask: 'почём интернет магаз?',
    says: [price('web-development/internet-magazin'), price('custom-saas/internet-magazin')],
  },
  {
    ask: 'нужен сайт-визитка, ценник?',
    says: [price('custom-saas/sayt-vizitka'), to('/custom-saas')],
  },
  {
    ask: 'хочу портал с личными кабинетами, во сколько обойдётся',
    says: [price('custom-saas/portal')],
  },
  {
    ask: 'сколько денег надо на соцсеть типа фейсбука',
    says: [price('custom-saas/sotsialnaya-set')],
  },
  {
    ask: 'цены на сайты',
    says: [price('web-development/lending'), price('web-development/internet-magazin')],
  },
  {
    ask: 'Сколько стоит мобильное приложение?',
    says: [
      price('mobile-apps-development/prostoe'),
      price('mobile-apps-development/biznes'),
      price('mobile-apps-development/korporativnoe'),
      to('/mobile-apps-development'),
    ],
  },
  { ask: 'приложуха под айос почем', says: [price('mobile-apps-development/prostoe')] },
  { ask: 'апка для доставки еды, прайс?', says: [price('mobile-apps-development/prostoe')] },
  { ask: 'доработать готовое приложение сколько стоит', says: [price('mobile-apps')] },
  {
    ask: 'сколько стоит логотип и фирменный стиль',
    says: [price('branding/bazovyy'), price('branding/standart'), to('/branding')],
  },
  { ask: 'брендбук на 50 страниц цена', says: [price('branding/premium')] },
  { ask: 'сколько стоит сео', says: [price('seo-promotion/bazovyy'), to('/seo-promotion')] },
  { ask: 'сеошка в месяц сколько выходит', says: [price('seo-promotion/bazovyy'), 'в месяц'] },
  {
    ask: 'раскрутка сайта в гугле, стоимость',
    says: [price('seo-promotion/bazovyy')],
  },
  {
    ask: 'настройка директа сколько?',
    says: [price('contextual-advertising/nastroyka'), to('/contextual-advertising')],
  },
  {
    ask: 'какой процент берёте за ведение рекламы',
    says: [price('contextual-advertising/vedenie')],
  },
  { ask: 'прайс на контекст и таргет', says: [price('contextual-advertising/nastroyka')] },
  {
    ask: 'тарифы на поддержку сайта',
    says: [
      price('website-support/start'),
      price('website-support/standard'),
      price('website-support/optimal'),
      price('website-support/premium'),
      to('/website-support'),
    ],
  },
  { ask: 'сколько часов в тарифе оптимал?', says: [term('website-support/optimal')] },
  { ask: 'техподдержка сайта ежемесячно цена', says: [price('website-support/start')] },
  {
    ask: 'сколько стоит редизайн',
    says: [price('extra/redizayn'), [to('/services'), to('/custom-saas')]],
  },
  { ask: 'юзабилити аудит цена', says: [price('extra/yuzabiliti-analiz')] },
  { ask: 'Нужно ТЗ написать, сколько?', says: [price('extra/tehnicheskoe-zadanie')] },
  { ask: 'сделать прототип сайта цена вопроса', says: [price('extra/prototipirovanie')] },
  { ask: 'сайт на битриксе сколько', says: [price('custom-saas/cms/1s-bitriks')] },
  { ask: 'вордпресс подключить цена', says: [price('custom-saas/cms/wordpress')] },
  {
    ask: 'Сколько стоит миграция в облако?',
    says: [/бесплатн/i, /48 час/, to('/cloud-migration')],
    never: [/\d ₽/],
  },
  {
    ask: 'цена разработки api',
    says: [
      /на сайте (?:цен|её|ее)|цены на сайте нет|не опубликован|не назван/i,
      to('/api-development'),
    ],
    never: [/\d ₽/],
  },
  {
    ask: 'девопс услуги стоимость',
    says: [/аудит/i, /бесплатн/i, to('/devops-services')],
    never: [/\d ₽/],
  },
  { ask: 'саас консалтинг цена', says: [/24 часа/, to('/saas-consulting')], never: [/\d ₽/] },
  { ask: 'что у вас есть бесплатного?', says: [/консультаци/i, /аудит|оценк/i] },
  {
    ask: 'какие у вас вообще цены?',
    says: [price('web-development'), price('branding'), price('seo-promotion')],
  },
  {
    ask: 'сколько стоит тариф премиум поддержки и что такое sla',
    says: [price('website-support/premium'), /99,9 %/],
  },
  {
    ask: 'у меня бюджет 100 тысяч рублей, что можно сделать?',
    says: [price('web-development/lending')],
    never: [price('custom-saas/portal'), price('web-development/internet-magazin')],
  },
  { ask: 'уложимся ли в 200к с приложением?', says: [price('mobile-apps-development/prostoe')] },
  {
    ask: 'How much is a landing page?',
    says: [price('web-development/lending'), /from/i],
    never: [/[а-яё]{4}/i],
  },
  { ask: 'price for a mobile app?', says: [price('mobile-apps-development/prostoe')] },
  {
    ask: 'hi, how much does an online shop cost',
    says: [price('web-development/internet-magazin')],
  },
  { ask: 'what are your prices', says: [price('web-development'), price('branding')] },
  { ask: 'скок стоит shop на react', says: [price('web-development/internet-magazin')] },
]
