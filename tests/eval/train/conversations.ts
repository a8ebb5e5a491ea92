import { price, term, type EvalQuestion } from '../question.ts'

export const followUpQuestions: EvalQuestion[] = [
  {
    ask: ['сколько стоит лендинг', 'а сколько по времени?'],
    says: [term('web-development/lending')],
  },
  {
    ask: ['сколько стоит лендинг', 'а дешевле?'],
    says: [/самый|нет дешевле|дешевле/i, price('web-development/lending')],
  },
  {
    ask: ['сколько стоит корпоративный сайт', 'а подешевле есть?'],
    says: [price('web-development/lending')],
  },
  { ask: ['тариф optimal что входит', 'а дешевле?'], says: [price('website-support/standard')] },
  {
    ask: ['тариф standard сколько', 'а что даёт следующий?'],
    says: [price('website-support/optimal')],
  },
  { ask: ['сколько стоит приложение', 'а с гарантией что?'], says: [/6 месяцев|полгода/i] },
  { ask: ['сколько стоит интернет-магазин', 'что входит?'], says: [/оплата|корзин/i] },
  { ask: ['расскажите про брендинг', 'сколько стоит?'], says: [price('branding/bazovyy')] },
  { ask: ['расскажите про брендинг', 'а премиум?'], says: [price('branding/premium')] },
  {
    ask: ['интересует сео', 'чем отличаются пакеты?'],
    says: [price('seo-promotion/pozitsii'), price('seo-promotion/trafik')],
  },
  { ask: ['интересует сео', 'а кейсы есть?'], says: [/Тиш Доктор|КаскадТех/] },
  {
    ask: ['сколько стоит лендинг', 'а магазин?'],
    says: [price('web-development/internet-magazin')],
  },
  { ask: ['сроки лендинга', 'а приложения?'], says: [term('mobile-apps-development/prostoe')] },
  { ask: ['сколько стоит лендинг', 'понятно. а какие этапы?'], says: [/бриф/i] },
  {
    ask: ['нужна поддержка сайта', 'а если сайт делали не вы?'],
    says: [/любых авторов|не мы|осмотр/i],
  },
  { ask: ['сколько стоит seo', 'дорого'], says: [price('seo-promotion/bazovyy')] },
  { ask: ['how much is a mobile app', 'and how long?'], says: [/30–45 days/] },
  { ask: ['расскажи про миграцию', 'сколько это займёт?'], says: [/2–8 недель/] },
  {
    ask: ['привет', 'интересует ведение контекстной рекламы', 'а сколько это в деньгах'],
    says: [price('contextual-advertising/vedenie')],
  },
  { ask: ['сколько стоит лендинг', 'хочу'], says: [/имя/i, /телефон|email/i] },
  { ask: ['какая погода', 'ладно, сколько стоит портал'], says: [price('custom-saas/portal')] },
]

export const severalIntents: EvalQuestion[] = [
  {
    ask: 'сколько стоит лендинг и сколько брендинг',
    says: [price('web-development/lending'), price('branding/bazovyy')],
  },
  {
    ask: 'Добрый день! Нужен интернет-магазин: цена, сроки и есть ли гарантия?',
    says: [
      price('web-development/internet-magazin'),
      term('web-development/internet-magazin'),
      /1 год/,
    ],
  },
  {
    ask: 'где вы находитесь и сколько стоит приложение',
    says: [/Чуй/, price('mobile-apps-development/prostoe')],
  },
  {
    ask: 'лендинг + сео + поддержка, сколько всё вместе примерно?',
    says: [
      price('web-development/lending'),
      price('seo-promotion/bazovyy'),
      price('website-support/start'),
    ],
  },
  {
    ask: 'what is the price and the time for a landing page',
    says: [price('web-development/lending'), /7–14 days/],
  },
  {
    ask: 'есть ли кейсы по мобильным приложениям и сколько они стоят',
    says: [/Манат/, price('mobile-apps-development/prostoe')],
  },
]
