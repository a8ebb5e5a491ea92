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

export const bookingQuestions: EvalQuestion[] = [
  { ask: 'запишите меня на консультацию', says: [/имя/i, /телефон|email/i] },
  {
    ask: ['запишите меня на консультацию', 'Айгуль, 0555 123 456'],
    says: [/Айгуль/, /0555 123 456/, /верно/i],
  },
  {
    ask: ['запишите меня на консультацию', 'Айгуль, 0555 123 456', 'да'],
    books: { name: 'Айгуль', contact: '0555 123 456' },
    status: 'completed',
  },
  {
    ask: ['хочу заказать лендинг', 'меня зовут Бакыт', 'bakyt@mail.kg', 'да, всё верно'],
    books: { name: 'Бакыт', contact: 'bakyt@mail.kg' },
    status: 'completed',
  },
  {
    ask: ['запишите на консультацию', 'Айгуль, 0555 123 456', 'да, но измените телефон'],
    says: [/телефон|контакт/i],
    status: 'active',
  },
  {
    ask: [
      'запишите на консультацию',
      'Айгуль, 0555 123 456',
      'да, но измените телефон',
      '0700 112 233',
      'верно',
    ],
    books: { name: 'Айгуль', contact: '0700 112 233' },
  },
  {
    ask: ['запишите на консультацию', 'Айгуль, 0555 123 456', 'нет, телефон 0700 112 233'],
    says: [/0700 112 233/],
    never: [/0555/],
  },
  {
    ask: ['запишите на консультацию', 'Айгуль, 0555 123 456', 'не надо, передумала'],
    says: [/не записыва|ничего не/i],
    status: 'active',
  },
  { ask: ['запишите на консультацию', 'Айгуль, 0555 123 456', 'отмена', 'да'], status: 'active' },
  {
    ask: ['запишите на консультацию', 'а сколько стоит сео?'],
    says: [price('seo-promotion/bazovyy'), /имя|телефон/i],
  },
  {
    ask: ['запишите на консультацию', 'а сколько стоит сео?', 'ок, Марат +996 700 112233', 'да'],
    books: { name: 'Марат', contact: '+996 700 112233' },
  },
  {
    ask: ['перезвоните мне пожалуйста', '@aigul_kg'],
    says: [/телефон/i, /email/i],
    status: 'active',
  },
  {
    ask: 'перезвоните мне на +996 555 987 654, Тимур',
    says: [/Тимур/, /\+996 555 987 654/, /верно/i],
  },
  {
    ask: ['Перезвоните мне: Тимур, +996 555 987 654', 'да верно'],
    books: { name: 'Тимур', contact: '+996 555 987 654' },
  },
  { ask: ['запишите на консультацию', 'не скажу'], says: [/имя|телефон/i], status: 'active' },
  {
    ask: ['can you call me back?', 'John, john@example.com', 'yes'],
    books: { name: 'John', contact: 'john@example.com' },
  },
  {
    ask: ['запишите на консультацию', 'Айгуль, 0555 123 456', 'а гарантия есть?'],
    says: [/1 год/, /да/i],
    status: 'active',
  },
  { ask: ['сколько стоит брендинг', 'да'], status: 'active' },
  {
    ask: ['скиньте кп на bakyt@corp.kg', 'Бакыт', 'всё верно'],
    books: { name: 'Бакыт', contact: 'bakyt@corp.kg' },
  },
  {
    ask: ['запишите меня', 'Самара, Алматы, samara@mail.kz', 'да'],
    books: { name: 'Самара', contact: 'samara@mail.kz' },
  },
]
