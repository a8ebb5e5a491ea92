import { booking, questions } from './question.ts'
import { asBudget, cost, notOf, person } from './wordings.ts'

/** Choices of a plan, objections, additions and follow-ups, the half that is tuned on. */
export const sales = [
  ...questions({
    'если в рекламу вложу 300 тысяч, сколько из них ваши за ведение?': [[/54 000/, /18 %/]],
    'нужно продвижение → дешёвый пакет сколько стоит': {
      says: cost('basic SEO'),
      never: notOf('simple app', 'landing'),
    },
    'логотип делаете? → самый скромный вариант почём': {
      says: cost('basic branding'),
      never: notOf('landing', 'simple app'),
    },
    'битрикс просит обновления ядра, сделаете и почём?': {
      says: [[cost('extra/modernization'), cost('start support')]],
      never: notOf('custom-saas/cms-bitrix'),
    },
    'сколько стоит приложение → вот это цены у вас': {
      says: [[cost('simple app'), person, /приложен/i]],
      never: notOf('landing', 'shop'),
    },
    'почём брендбук → чего так дорого-то': {
      says: [[/бренд|стил|знак|логотип/i]],
      never: notOf('landing', 'simple app', 'shop'),
    },
    'входит ли домен в лендинг и на кого он оформляется': /домен/i,
    'тз и прототип сколько вместе стоят': [cost('extra/specification'), cost('extra/prototyping')],
    'какой пакет seo взять, если сайт совсем новый?': [[cost('basic SEO'), person]],
    'почём продвижение в поиске → а за что такие деньги каждый месяц?': {
      says: [[/seo|запрос|позици|публикац|трафик/i]],
      never: notOf('landing', 'simple app', 'start support'),
    },
    'вордпресс давно не обновляли, плагины старые, возьмётесь?': {
      says: [[/модернизац|обнов|поддержк/i]],
      never: notOf('custom-saas/cms-wordpress'),
    },
    'конкуренты за логотип хотят 15 тысяч, у вас сколько?': {
      says: cost('basic branding'),
      never: asBudget,
    },
    'лендинг сразу на двух языках, русский и кыргызский, сколько?': {
      says: [cost('landing'), [/язык/i, person]],
    },
    '4 задачи в месяц по 3 часа каждая, какой тариф поддержки брать?': /STANDARD/,
  }),
  booking(/kuban\.design/, { 'мой ник kuban.design, телеграм': {} }),
  booking(/azat_dev/, { 'сколько стоит лендинг': {}, 'azat_dev в телеграме': {} }),
]
