import { questions } from '../question.ts'
import { asBudget, cost, lasts, notOf, person, shopPrice } from '../wordings.ts'

/** Choices of a plan, objections, additions and follow-ups, the half that is only counted. */
export const sales = [
  ...questions({
    'вместо приложения хотим бота, сколько это': {
      says: /бот/i,
      never: notOf('simple app', 'landing'),
    },
    'правок бывает штук пять в месяц по полчаса, на какой тариф поддержки нам идти?': [
      [/START/, cost('start support')],
    ],
    'у нас магазин на триста товаров, какой тариф сопровождения подойдёт': [
      [/OPTIMAL/, cost('optimal support')],
    ],
    'за сколько сделаете визитку и можно ли платить в два захода': [
      lasts('card'),
      [/50|част|предоплат|аванс/i],
    ],
    'сайт компании почём → ещё вторая версия на китайском нужна': /язык|верси/i,
    'фирменный стиль, но без сайта, какая цена?': {
      says: cost('basic branding'),
      never: notOf('landing', 'corporate'),
    },
    'сколько стоит магазин → в соседней студии просят 120 тысяч, а вы?': {
      says: [shopPrice],
      never: asBudget,
    },
    'бот для записи в салон → а срок какой?': {
      says: /недел|срок/i,
      never: [lasts('landing'), lasts('simple app')],
    },
    'корпоративный сайт, цена → не шаблонный, а с нуля сколько?': cost('custom corporate'),
    'заявки с формы на сайте перестали приходить, что делать': [
      [/поддержк|осмотр|правк|менеджер/i],
    ],
    'нужен лендинг, логотип уже есть, его делать не надо': {
      says: /лендинг/i,
      never: notOf('basic branding'),
    },
    "how much is website support → that's too much": {
      says: [[cost('start support'), person]],
      never: notOf('landing', 'simple app'),
    },
    'редизайн сайта почём → долго?': {
      says: [[/срок/i, person]],
      never: [lasts('landing'), lasts('simple app')],
    },
    'визитку надо отдать на поддержку, что из тарифов взять': [[/START/, cost('start support')]],
    'ведение рекламы при бюджете 150 тысяч, какая выйдет комиссия': [[/27 000/, /18 %/]],
    'хотим чтобы сайт вёл кто-нибудь → сколько это в месяц': cost('start support'),
  }),
]
