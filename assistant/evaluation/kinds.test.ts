import { company } from '@/content/company'
import { describe, expect, it } from 'vitest'
import type { ChatState } from '@contracts/chat-state.ts'
import { chatLimits, type ChatTurn } from '@contracts/chat-limits.ts'
import type { OpenedForm } from '@contracts/chat.ts'
import { createAssistant } from '../answer.ts'
import { onlyOfShippedContent } from '../../tests/support/specified.ts'

/* The kinds of faults that strangers found, each with new messages; the form is filled as in the browser. */

onlyOfShippedContent()

interface Expected {
  says?: readonly RegExp[]
  never?: readonly RegExp[]
  opens?: OpenedForm['kind']
  filled?: Partial<OpenedForm>
}
type Row = readonly [turns: readonly string[], expected: Expected]

const unfound = /не нашёл|found no answer|Не понял/
const ofRequest = /изменить или отозвать|Если вы оставляли заявку|given in the request/

const { answer } = createAssistant({ siteUrl: company.site, remembers: 20 })

async function check(turns: readonly string[], expected: Expected) {
  const history: ChatTurn[] = []
  let state: ChatState = {}
  let shownForm: OpenedForm | undefined
  let last: Awaited<ReturnType<typeof answer>>['reply'] | undefined
  for (const message of turns) {
    const answered = await answer(
      {
        message,
        history: [...history],
        state,
        clientHistory: [],
        isSecret: true,
        showsForm: true,
        shownForm,
      },
      {
        callPerson: () => Promise.resolve(false),
        book: () => Promise.resolve({ number: '1' }),
        signal: new AbortController().signal,
      },
    )
    last = answered.reply
    state = answered.state
    history.push({ role: 'user', content: message }, { role: 'assistant', content: last.response })
    const said = Object.entries(last.form ?? {}).filter(([, value]) => value !== undefined)
    if (last.form) shownForm = { ...(shownForm ?? last.form), ...Object.fromEntries(said) }
  }
  const text = (last?.response ?? '').replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')
  for (const says of expected.says ?? []) expect(text).toMatch(says)
  for (const never of expected.never ?? []) expect(text).not.toMatch(never)
  expect(shownForm?.topic?.length ?? 0).toBeLessThanOrEqual(chatLimits.formTopic)
  if (expected.opens) expect(last?.form?.kind).toBe(expected.opens)
  if (expected.filled) expect({ name: undefined, ...shownForm }).toMatchObject(expected.filled)
}

describe('a neighbouring fact is no answer', () => {
  it.each<Row>([
    [
      ['Хотим заказать у вас мобильное приложение под андроид и айфон, с чего начать?'],
      { says: [/180 000/], never: [/С чего начать: iOS/] },
    ],
    [
      ['сколько правок входит в дизайн логотипа'],
      { says: [/правк|договор/i], never: [/Сколько вариантов/] },
    ],
    [['сколько стоит логотип', 'а брендбук отдельно можно?'], { never: [/Логотип или фирменный/] }],
    [['сколько стоит приложение', 'а только андроид дешевле будет?'], { never: [/не понял/i] }],
    [
      ['есть вакансии?', 'а ещё у меня брат хочет сайт для пекарни, сколько'],
      { says: [/75 000/], never: [/отрасль нам знакома/] },
    ],
    [
      ['хочу заказать приложение на андроид и ios'],
      { says: [/180 000|26 000|350 000/], never: [/С чего начать: iOS/], opens: 'consultation' },
    ],
    [
      ['нужно приложение под iphone и android для доставки еды, как начать?'],
      { says: [/180 000|26 000/], never: [/С чего начать: iOS/] },
    ],
    [
      ['сколько правок по логотипу включено'],
      { says: [/правк|доработ|договор/i], never: [/Сколько вариантов логотипа/] },
    ],
    [
      ['сколько кругов правок в фирменном стиле?'],
      { says: [/правк|доработ|договор/i], never: [/Сколько вариантов логотипа/] },
    ],
    [
      ['сколько стоит логотип', 'а брендбук отдельно купить можно?'],
      { says: [/156 000|брендбук/i], never: [/Логотип или фирменный стиль/] },
    ],
    [
      ['какие пакеты брендинга', 'а только слоган можно?'],
      { says: [/слоган/i], never: [/Логотип или фирменный стиль/] },
    ],
    [
      ['сколько стоит приложение', 'а если только под айфон, выйдет дешевле?'],
      {
        says: [/180 000|26 000|отдельн|по задаче|iOS|обе платформы/i],
        never: [/^«Почему так дорого/],
      },
    ],
    [
      ['how much is a mobile app', 'and only for android, is it cheaper?'],
      { says: [/180 000|26 000|separate|android/i], never: [/Why is it so expensive/] },
    ],
    [
      ['do you do devops', 'who owns the terraform code afterwards?'],
      {
        says: [/yours|own|belong/i],
        never: [/Why infrastructure as code|What does infrastructure/],
      },
    ],
    [
      ['сколько стоит devops', 'а скрипты и конфиги чьи будут?'],
      { says: [/ваш|принадлеж/i], never: [/Что даёт инфраструктура/] },
    ],
    [
      ['есть вакансии?', 'а ещё подруге нужен сайт для салона красоты, почём?'],
      { says: [/75 000/], never: [/отрасль нам знакома/] },
    ],
    [
      [
        'you have any jobs for developers?',
        'also my uncle needs a website for his hotel, how much',
      ],
      { says: [/75[ ,]000/], never: [/we know this industry/] },
    ],
  ])('%s', check)
})

describe('each thing that is asked is answered', () => {
  it.each<Row>([
    [
      ['в чем разница между стандарт и оптимал поддержкой и сколько за год каждый'],
      { says: [/STANDARD/, /OPTIMAL/, /276 000/, /384 000/] },
    ],
    [
      ['we need a redesign asap, can you start on monday?'],
      { says: [/21[ ,]000/], never: [unfound], opens: 'consultation' },
    ],
    [
      ['скажите цену корпоративного сайта, срок и входит ли хостинг'],
      { says: [/150 000/, /14–21/, /хостинг/i] },
    ],
    [
      ['чем START отличается от STANDARD и сколько каждый в год'],
      { says: [/START/, /STANDARD/, /180 000/, /276 000/] },
    ],
    [
      ['разница между тарифами стандарт и премиум, и почём они за год?'],
      { says: [/STANDARD/, /PREMIUM/, /276 000/, /540 000/] },
    ],
    [
      ['need a landing page urgently, can you start tomorrow?'],
      { says: [/75[ ,]000/], never: [unfound], opens: 'consultation' },
    ],
    [
      ['we want a corporate website, are you able to begin this week?'],
      { says: [/150[ ,]000/], never: [unfound], opens: 'consultation' },
    ],
    [['скажите цену лендинга, срок и входит ли домен'], { says: [/75 000/, /7–14/, /домен/i] }],
    [
      ['сколько стоит лендинг, как платить и есть ли рассрочка?'],
      { says: [/75 000/, /рассрочк/i] },
    ],
    [
      ['почём корпоративный сайт, кто пишет тексты, будет ли админка'],
      { says: [/150 000/, /текст/i, /админк/i] },
    ],
    [
      ['how much is an online store, how long does it take and who owns the code'],
      { says: [/250[ ,]000/, /21/, /yours|own/i] },
    ],
    [['сколько стоит SEO и когда будет результат'], { says: [/24 500/, /месяц/i] }],
    [['нужен логотип и сайт, сколько и какая гарантия'], { says: [/42 500/, /75 000/, /1 год/] }],
    [['нужен сайт, чтобы ученики записывались'], { says: [/75 000/, /Онлайн-запись/] }],
    [['нужно приложение: запись, отзывы'], { says: [/180 000/] }],
    [['почём в месяц поддержка сайта на вордпрессе'], { says: [/15 000/] }],
  ])('%s', check)
})

describe('what the site has is found after a contact, too', () => {
  it.each<Row>([
    [
      ['how much is a landing page', 'joe@shop.example', 'what happens next?'],
      { says: [/manager|contact|call/i], never: [unfound] },
    ],
    [
      ['how much is a landing page', 'mail me at joe@shop.example', 'what happens next?'],
      { says: [/manager|contact|call/i], never: [unfound] },
    ],
    [
      ['сколько стоит лендинг', 'мой номер 0700 12 34 56', 'и что дальше?'],
      { says: [/менеджер|свяж|позвон/i], never: [unfound] },
    ],
    [
      ['сколько стоит магазин', '0555 11 22 33', 'когда мне позвонят?'],
      { says: [/рабоч|час|понедельник/i], never: [unfound] },
    ],
    [
      ['how much is a landing page', 'and do I get the source files?'],
      { says: [/yours|own|belong|code/i], never: [unfound] },
    ],
    [
      ['сколько стоит приложение', 'а какая на него гарантия?'],
      { says: [/6 месяцев/], never: [unfound] },
    ],
    [
      ['сколько стоит лендинг', 'а правки после сдачи платные?'],
      { says: [/правк|гарант/i], never: [unfound] },
    ],
    [
      ['how much is seo', 'what do you do every month for that?'],
      { says: [/SEO|audit|pages|report|work/i], never: [unfound] },
    ],
    [
      ['после отправки формы что происходит?'],
      { says: [/менеджер|свяж|позвон/i], never: [unfound] },
    ],
    [
      ['what will you do after I leave my number?'],
      { says: [/manager|contact|call/i], never: [unfound] },
    ],
  ])('%s', check)
})

describe('a correction is taken into the form, and an order is no change of a request', () => {
  it.each<Row>([
    [
      ['перенесите наш сервер в облако пожалуйста'],
      { says: [/облак/i], never: [ofRequest], opens: 'consultation' },
    ],
    [['перенесите магазин с опенкарта'], { never: [ofRequest] }],
    [
      ['хочу консультацию', 'Айбек 0555 123 433', 'ой ошибся, последние цифры 44 а не 33'],
      {
        says: [/0555 123 444/],
        never: [ofRequest],
        filled: { contact: '0555 123 444', kind: 'consultation' },
      },
    ],
    [
      ['хочу консультацию', 'aibek@gmial.com', 'не gmial а gmail.com'],
      {
        says: [/aibek@gmail.com/],
        never: [ofRequest],
        filled: { contact: 'aibek@gmail.com', kind: 'consultation' },
      },
    ],
    [
      ['перенесите нашу базу в облако'],
      { says: [/Миграция в облако|облак/i], never: [ofRequest], opens: 'consultation' },
    ],
    [['перенесите наш сайт на другой хостинг'], { says: [/хостинг/i], never: [ofRequest] }],
    [['перенесите сайт с тильды пожалуйста'], { never: [ofRequest] }],
    [['перенесите интернет-магазин с shopify на ваш движок'], { never: [ofRequest] }],
    [['move our servers to aws please'], { says: [/cloud|AWS/i], never: [ofRequest] }],
    [['отмените подписку у старого подрядчика и возьмите сайт к себе'], { never: [ofRequest] }],
    [
      ['хочу консультацию', 'Айбек 0555 123 433', 'ой, последние две цифры 44'],
      {
        says: [/0555 123 444/],
        never: [ofRequest],
        filled: { contact: '0555 123 444', kind: 'consultation' },
      },
    ],
    [
      ['запишите меня', 'мой номер 0700 11 22 33', 'в конце 35, а не 33'],
      {
        says: [/0700 11 22 35/],
        never: [ofRequest],
        filled: { contact: '0700 11 22 35', kind: 'consultation' },
      },
    ],
    [
      ['хочу консультацию', 'nur@gmial.com', 'ой gmail.com'],
      {
        says: [/nur@gmail\.com/],
        never: [ofRequest],
        filled: { contact: 'nur@gmail.com', kind: 'consultation' },
      },
    ],
    [
      ['book me in', 'kate@yaho.com', 'sorry, yahoo.com not yaho'],
      {
        says: [/kate@yahoo\.com/],
        never: [ofRequest],
        filled: { contact: 'kate@yahoo.com', kind: 'consultation' },
      },
    ],
    [
      ['call me please', '+996 555 123 400', 'oops, it ends with 44'],
      {
        says: [/\+996 555 123 444/],
        never: [ofRequest],
        filled: { contact: '+996 555 123 444', kind: 'consultation' },
      },
    ],
    [
      ['позвоните мне 0555 12 34 56', 'неправильный номер, вот верный 0700 65 43 21'],
      {
        says: [/0700 65 43 21/],
        never: [ofRequest],
        filled: { contact: '0700 65 43 21', kind: 'consultation' },
      },
    ],
    [
      ['почта asel@mail.ru', 'там не mail.ru, а inbox.ru'],
      {
        says: [/asel@inbox\.ru/],
        never: [ofRequest],
        filled: { contact: 'asel@inbox.ru', kind: 'consultation' },
      },
    ],
    [
      ['мой телеграм @bakyt_kg', 'ошибся, @bakyt_dev'],
      {
        says: [/@bakyt_dev/],
        never: [ofRequest],
        filled: { contact: '@bakyt_dev', kind: 'consultation' },
      },
    ],
    [
      ['хочу консультацию', '0555 987 651', 'перепутал, последняя цифра 2'],
      {
        says: [/0555 987 652/],
        never: [ofRequest],
        filled: { contact: '0555 987 652', kind: 'consultation' },
      },
    ],
    [
      ['I want a consultation', 'jane@acme.co', 'i meant acme.com'],
      {
        says: [/jane@acme\.com/],
        never: [ofRequest],
        filled: { contact: 'jane@acme.com', kind: 'consultation' },
      },
    ],
    [
      ['я вчера отправил заявку, хочу поменять телефон в ней'],
      {
        says: [/изменить или отозвать|Если вы оставляли заявку|в ней указан|given in the request/],
        opens: 'message',
      },
    ],
    [
      ['отмените мою заявку, я её оставлял в пятницу'],
      {
        says: [/изменить или отозвать|Если вы оставляли заявку|в ней указан|given in the request/],
        opens: 'message',
      },
    ],
  ])('%s', check)
})

describe('the property that is asked for comes before the price', () => {
  it.each<Row>([
    [['гарантия на сайт сколько'], { says: [/1 год/], never: [/75 000/] }],
    [['гарантия на магазин сколько'], { says: [/1 год/], never: [/250 000/] }],
    [['сколько гарантии на приложение'], { says: [/6 месяцев/], never: [/180 000/] }],
    [['сколько стоит интеграция с 1с', 'сколько по времени'], { never: [/цены на сайте нет, её/] }],
    [['гарантия на лендинг сколько'], { says: [/1 год/], never: [/75 000/] }],
    [['сколько гарантия на корпоративный сайт'], { says: [/1 год/], never: [/150 000/] }],
    [
      ['сколько месяцев гарантии на мобильное приложение'],
      { says: [/6 месяцев/], never: [/180 000/] },
    ],
    [
      ['how long is the guarantee on a shop'],
      { says: [/1 year|one year/i], never: [/250[ ,]000/] },
    ],
    [['гарантия на логотип сколько'], { says: [/гарант/i], never: [/42 500/] }],
    [['гарантии на сайт сколько лет'], { says: [/1 год/], never: [/75 000/] }],
    [
      ['сколько стоит магазин, за сколько сделаете и какая предоплата'],
      { says: [/250 000/, /предоплат|аванс|частям|этап/i], never: [/Лендинг/] },
    ],
    [
      ['почём портал и сколько времени займёт'],
      { says: [/650 000/, /2,5 месяца/], never: [/Лендинг/] },
    ],
    [
      ['сколько стоит интеграция с 1с', 'а по времени сколько'],
      { says: [/срок|недел|дн/i], never: [/^Интеграция: цены на сайте нет/] },
    ],
    [
      ['нужен бот', 'сколько по времени?'],
      { says: [/недел|срок/i], never: [/^Telegram-бот: цены на сайте нет/] },
    ],
    [
      ['предоплата за сайт сколько'],
      { says: [/предоплат|аванс|договор|част/i], never: [/75 000/] },
    ],
    [['поддержка после сдачи магазина сколько бесплатно'], { says: [/3 месяц|гарант|поддержк/i] }],
  ])('%s', check)
})

describe('a client is answered as one', () => {
  it.each<Row>([
    [
      ['хотим сменить тариф STANDARD на PREMIUM'],
      { never: [/возьмёмся|23 000/], opens: 'message' },
    ],
    [['где логи сайта, который вы нам сделали?'], { opens: 'message' }],
    [['сайт лежит второй день, вы его делали'], { opens: 'message' }],
    [['my app crashes after your last release, who do i contact?'], { opens: 'message' }],
    [['не приходит письмо для подтверждения регистрации'], { never: [unfound], opens: 'message' }],
    [
      ['сайт который вы нам делали не открывается с утра'],
      { says: [/гарант|делали мы|hello@/i], opens: 'message' },
    ],
    [
      ['магазин не работает третий час, вы его разрабатывали'],
      { says: [/гарант|делали мы|hello@/i], opens: 'message' },
    ],
    [
      ['your update broke our checkout, who can help?'],
      { never: [/75[ ,]000|22[ ,]000/], opens: 'message' },
    ],
    [
      ['since your last deploy the app does not start'],
      { never: [/180[ ,]000|26[ ,]000/], opens: 'message' },
    ],
    [
      ['не приходит письмо со ссылкой для входа в личный кабинет у вас на сайте'],
      { says: [/парол|письм|hello@|спам/i], never: [unfound] },
    ],
    [
      ['письмо с подтверждением аккаунта так и не пришло'],
      { says: [/письм|hello@|спам/i], never: [unfound], opens: 'message' },
    ],
    [
      ['ваша команда делала нам портал, теперь вход не работает'],
      { says: [/гарант|делали мы|hello@/i], opens: 'message' },
    ],
    [
      ['прила после вашего обновления вылетает'],
      { says: [/гарант|по нашей вине|hello@/i], opens: 'message' },
    ],
    [['у меня жалоба на вашего разработчика'], { says: [/жаль|претензи/i], opens: 'message' }],
    [['третий день никто не чинит наш сайт, мы платим за поддержку'], { opens: 'message' }],
  ])('%s', check)
})

describe('a further sum or «дешевле» goes on from what was spoken of', () => {
  it.each<Row>([
    [
      ['есть 60 тысяч, хватит на сайт?', 'а если 130 тысяч?'],
      { says: [/Лендинг/, /хватает|укладыва/], never: [unfound] },
    ],
    [['сколько стоит ведение рекламы с бюджетом 150 000', 'а если 300 000'], { says: [/54 000/] }],
    [['сколько стоит бот', 'а подешевле можно?'], { never: [/каждой услуги/] }],
    [
      ['есть 80 тысяч, что из сайтов влезет?', 'а если 160 тысяч?'],
      { says: [/Корпоративный/], never: [unfound] },
    ],
    [
      ['у нас бюджет 50 тысяч на логотип', 'а если 100 тысяч'],
      { says: [/Стандарт/], never: [unfound] },
    ],
    [
      ['сколько стоит ведение рекламы при бюджете 150 000', 'а если 300 000'],
      { says: [/54 000/], never: [unfound] },
    ],
    [
      ['бюджет рекламы 200 тысяч, сколько ваше ведение', 'а при 400 тысячах?'],
      { says: [/72 000/], never: [unfound] },
    ],
    [
      ['сколько стоит телеграм бот', 'подешевле можно?'],
      { says: [/бот/i], never: [/каждой услуги/] },
    ],
    [['хочу интеграцию с 1с', 'а дешевле?'], { says: [/интеграц/i], never: [/каждой услуги/] }],
    [
      ['сколько стоит лендинг', 'а за 50 тысяч сделаете его?'],
      { says: [/75 000|не хватит/], never: [unfound] },
    ],
    [
      ['how much is a website', 'and if I have 160 000 roubles?'],
      { says: [/corporate/i], never: [unfound] },
    ],
    [
      ['i have 100 000 roubles for a website, enough?', 'what about 300 000?'],
      { says: [/store|shop/i], never: [unfound] },
    ],
    [['сколько стоит поддержка', 'а если 12 часов надо?'], { says: [/OPTIMAL/], never: [unfound] }],
    [['хватит 200 тысяч на приложение?', 'а 400?'], { says: [/Бизнес/], never: [unfound] }],
    [['лендинг для автосервиса, тыщ 80 могу'], { says: [/75 000/] }],
    [['реклама в гугле, бюджет 400 долларов в месяц'], { says: [/18 %/, /45 000/] }],
    [['почём магазин обуви, моделей тыщ 20'], { says: [/250 000/], never: [/не хватит/] }],
    [['сколько стоит лендинг', 'инста на 8 тысяч есть, связать можно?'], { never: [/не хватит/] }],
    [['нужна визитка', 'дорого, сосед-студия за 15 тысяч делает'], { never: [/не хватит/] }],
    [
      ['почём реклама в гугле', 'бюджет 40 тысяч в месяц'],
      { says: [/7 200/], never: [/не хватит/] },
    ],
    [['google ads price', 'and for $1000 a month?'], { says: [/14 580/] }],
    [['лендинг, готов 100 тысяч, хватит?'], { says: [/75 000/, /укладываются/] }],
  ])('%s', check)
})

describe('a refusal is no order', () => {
  it.each<Row>([
    [['хочу отказаться от договора на поддержку'], { never: [/возьмёмся/] }],
    [['не хочу больше вашу рекламу'], { never: [/возьмёмся/] }],
    [['хочу расторгнуть договор поддержки'], { never: [/возьмёмся/] }],
    [['отказываюсь от вашего продвижения'], { never: [/возьмёмся/] }],
    [['мне больше не нужна поддержка сайта'], { never: [/возьмёмся/] }],
    [['не нужен мне сайт, спасибо'], { never: [/возьмёмся/, /75 000/] }],
    [['я не хочу заказывать приложение'], { never: [/возьмёмся/, /180 000/] }],
    [['we want to cancel our support contract'], { never: [/Yes, we will/] }],
    [['хватит, больше не хочу seo'], { never: [/возьмёмся/] }],
    [['i no longer want your ads'], { never: [/Yes, we will/] }],
    [['ладно, логотип не буду заказывать'], { never: [/возьмёмся/] }],
    [['прекратите вести нашу рекламу'], { never: [/возьмёмся/] }],
  ])('%s', check)
})

describe('the package is the one that was ordered', () => {
  it.each<Row>([
    [['хочу брендбук заказать полный'], { says: [/Премиум|156 000/], never: [/Базовый» —/] }],
    [
      ['хочу заказать большой брендбук'],
      { says: [/Премиум|156 000/], never: [/«Базовый» — 42 500/] },
    ],
    [
      ['нужен полный брендбук на 50 страниц'],
      { says: [/Премиум|156 000/], never: [/«Базовый» — 42 500/] },
    ],
    [['нужно приложение с оплатой картой и связью с 1с'], { says: [/Бизнес|350 000/] }],
    [['хочу максимальный пакет SEO'], { says: [/Трафик|67 000/] }],
    [['закажем самую полную поддержку'], { says: [/PREMIUM|45 000/] }],
    [['нужен фирменный стиль полностью, самый полный вариант'], { says: [/Премиум|156 000/] }],
    [['хотим самое навороченное приложение'], { says: [/Корпоративное|650 000/] }],
    [['I want the full brand book'], { says: [/Premium|156[ ,]000/i] }],
    [['i would like to order the biggest seo package'], { says: [/Traffic|67[ ,]000/i] }],
  ])('%s', check)
})

describe('a verb of asking is no name', () => {
  it.each<Row>([
    [
      ['менин номерим 0501 33 44 55, чалып коюңузчу'],
      { filled: { name: undefined, contact: '0501 33 44 55' } },
    ],
    [
      ['менин номерим 0700 12 34 56, чалып койгулачы'],
      { filled: { name: undefined, contact: '0700 12 34 56' } },
    ],
    [
      ['0555 12 34 56 чалып жибериңизчи'],
      { filled: { name: undefined, contact: '0555 12 34 56' } },
    ],
    [
      ['мой номер 0700 12 34 56, перезвоните-ка'],
      { filled: { name: undefined, contact: '0700 12 34 56' } },
    ],
    [['0555 123 456, наберите потом'], { filled: { name: undefined, contact: '0555 123 456' } }],
    [['0700 555 111 байланышып коюңуз'], { filled: { name: undefined, contact: '0700 555 111' } }],
    [
      ['номерим 0777 12 34 56, жазып койсоңуз'],
      { filled: { name: undefined, contact: '0777 12 34 56' } },
    ],
    [['скиньте прайс на 0700 12 34 56'], { filled: { name: undefined, contact: '0700 12 34 56' } }],
    [['черкните мне: @aziz_kg'], { filled: { name: undefined, contact: '@aziz_kg' } }],
    [
      ['Гүлзат, 0700 12 34 56, чалыңызчы'],
      { filled: { name: 'Гүлзат', contact: '0700 12 34 56' } },
    ],
    [
      ['Эркин 0555 12 34 56 кечинде чалып коюңузчу'],
      { filled: { name: 'Эркин', contact: '0555 12 34 56' } },
    ],
    [
      ['ring me back 0555 123 456, cheers'],
      { filled: { name: undefined, contact: '0555 123 456' } },
    ],
    [
      ['We take payments with Klarna. Call +971 50 765 43 21'],
      { filled: { name: undefined, contact: '+971 50 765 43 21' } },
    ],
    [['ладно, пишите на vera@mail.ru'], { filled: { contact: 'vera@mail.ru', topic: undefined } }],
    [['please call me back at +1 415 555 0132, my name is Jake'], { filled: { name: 'Jake' } }],
    [['маякните на 0555 12 34 56'], { filled: { name: undefined, contact: '0555 12 34 56' } }],
  ])('%s', check)
})

describe('an offer that is named alone', () => {
  it.each<Row>([
    [
      ['нужен сайт для ветклиники с расписанием врачей'],
      { says: [/от 75 000 ₽, .* от 250 000 ₽/] },
    ],
    [['хотим приложение для клининга'], { says: [/от 180 000 ₽, .* от 650 000 ₽/] }],
    [['нужен сайт для цветочного магазина', 'а срок?'], { says: [/21–45 дней/], never: [/7–14/] }],
    [['do you make logos?'], { says: [/42 500/], never: [/Case studies/] }],
    [['вы занимаетесь брендингом?'], { says: [/42 500/], never: [/срок/] }],
    [['что дешевле: NetCat или Yii?'], { says: [/27 000/, /30 000/], never: [/Лендинг/] }],
    [['логотип, визитки и магазин'], { says: [/Брендинг/, /250 000/], never: [/Сайт-визитка/] }],
    [['need a support bot for our shop'], { says: [/Telegram bot/], never: [/Website support/] }],
    [['сколько стоит лендинг', 'срок две недели, успеете?'], { says: [/За|за две недели/] }],
    [['подскажите, где глянуть цены'], { says: [/Стартовые цены/] }],
    [['how much for a small website'], { says: [/\u20bd/] }],
    [['прайс скинь пж'], { says: [/75 000/] }],
    [['хочу сайт типа lalafo'], { says: [/Маркетплейс/], never: [/75 000/] }],
  ])('%s', check)
})

describe('what is not sold', () => {
  it.each<Row>([
    [['запустите рекламу в тиктоке, бюджет 30 тысяч'], { says: [/услуг нет/], never: [/18 %/] }],
    [['сколько стоит обновление 1с'], { says: [/услуг нет/], never: [/15 000/] }],
    [
      ['нужна реклама в инстаграме, я Азиз, 0700 11 22 33'],
      {
        says: [/услуг нет/],
        opens: 'consultation',
        filled: { name: 'Азиз', contact: '0700 11 22 33' },
      },
    ],
    [['сделайте чат-бота в инстаграм'], { says: [/WhatsApp и Instagram на сайте ничего/] }],
    [['почём mvp для saas по аренде лодок'], { says: [/SaaS/], never: [/8 недель/] }],
    [['мне бы бота, чтоб за меня отвечал в инсте'], { says: [/WhatsApp и Instagram/] }],
  ])('%s', check)
})

describe('what only looks like something else', () => {
  it.each<Row>([
    [['магазин на битриксе сломался'], { never: [/возьмёмся|29 000/] }],
    [['Сколько стоит лендинг? мастерская 6bfcd614'], { says: [/75 000/], never: [/менеджер/] }],
    [['сколько стоит лендинг', 'thanks, bye'], { says: [/Have a good day/], never: [unfound] }],
    [['ok, bye'], { says: [/Have a good day/] }],
    [['во сколько работаете'], { says: [/09:00/], never: [/₽/] }],
    [['до скольки вы завтра?'], { says: [/18:00/] }],
    [['во сколько обойдётся лендинг'], { says: [/₽/] }],
    [['за год ваша поддержка ничего не сделала'], { never: [/За год:/] }],
    [['сколько стоит поддержка за год'], { says: [/За год:/] }],
  ])('%s', check)
})

describe('what the visitor has is not ordered', () => {
  it.each<Row>([
    [['подключите к нашему сайту эквайринг'], { never: [/возьмёмся\. Сайты|75 000/] }],
    [['надо связать магазин с мойсклад'], { never: [/250 000/] }],
    [['обновить телефон на сайте, сколько?'], { never: [/75 000/] }],
    [['нужен хостинг для магазина'], { never: [/250 000/] }],
    [['сайт на вордпрессе, еле открывается'], { never: [/31 000/] }],
    [
      ['сайт на wix, хотим переехать на нормальный, это делаете?'],
      { never: [/Миграция в облако/] },
    ],
    [['у нас сайт на опенкарте, хотим сео'], { says: [/24 500/], never: [/75 000/] }],
    [
      ['сайт старый, делал знакомый студент, всё поехало, что посоветуете'],
      { never: [/Если делали мы/] },
    ],
    [
      ['нужен переезд в облако, у нас 2 приложения в докере и база, простой только ночью'],
      { never: [/180 000/] },
    ],
    [['развернуть 4 приложения в облаке, почём?'], { never: [/180 000/] }],
    [['надо склад с магазином связать'], { never: [/250 000/] }],
    [['калькулятор на сайт нужен, сайт уже есть, на джумле'], { never: [/75 000/] }],
    [['лендинг взломали, почём почистить'], { never: [/75 000/] }],
    [['сколько в месяц содержать сайт'], { says: [/15 000/], never: [/75 000/] }],
    [
      ['need a CRM integration', 'the shop is on Shopify', 'how long would it take?'],
      { never: [/21–45/] },
    ],
    [['сколько стоит прикрутить эквайринг к лендингу'], { never: [/75 000/] }],
    [['нужна поддержка сайта', 'на джумле', 'а в месяц сколько?'], { says: [/15 000/] }],
    [['хостинг продаёте?', 'а перевезёте сами? чтоб ничего не упало'], { never: [/37 000/] }],
    [['сколько выйдет логотип с сайтом?'], { says: [/42 500/, /75 000/] }],
  ])('%s', check)
})

describe('a talk goes on about its subject', () => {
  it.each<Row>([
    [['сколько стоит лендинг', 'а в долларах?'], { says: [/≈ \$930/] }],
    [['нужен корпоративный сайт', 'in dollars please'], { says: [/≈ \$1,850/] }],
    [
      ['делаете приложения? у нас доставка', 'и сколько по времени уйдёт'],
      { says: [/30–45 дней/], never: [/Брендинг/] },
    ],
    [['сколько стоит магазин', 'ого, попроще вариант есть?'], { says: [/150 000/] }],
    [
      ['нужен брендинг для пекарни', 'ещё визитки и вывеска'],
      { never: [/125 000/, /Сайт-визитка/] },
    ],
    [['нужен лендинг', 'спасибо, обсужу с мужем'], { never: [/Записал/, unfound] }],
    [['нужен сайт', 'на двух языках: рус, кырг'], { never: [/Записал/] }],
    [
      ['заказывали у вас магазин, второй месяц тишина', 'наберите меня 0555 10 20 30, Нурия'],
      { opens: 'message', filled: { name: 'Нурия', contact: '0555 10 20 30' } },
    ],
    [['почём корпоративный сайт', 'а для фитнес-клуба?'], { says: [/150 000/], never: [unfound] }],
    [
      ['интернет-магазин сколько стоит', 'давайте второй вариант'],
      { says: [/320 000/], never: [/250 000/], opens: 'consultation' },
    ],
    [
      ['магазин сколько в долларах', 'берём первый пакет'],
      { opens: 'consultation', never: [/\$3,950/] },
    ],
    [['нужен лендинг под акцию', 'по шаблону можно?'], { never: [/Стенд под новый проект/] }],
    [['поддержка сайта нужна', 'а срок какой?'], { says: [/не назван/] }],
    [['интернет-магазин почём', 'и скока ждать'], { says: [/21–45 дней/] }],
    [['бот в телеграм нужен', 'с меню и оплатой', 'какая цена выйдет'], { says: [/Telegram-бот/] }],
    [['сайт канча турат', 'канча күндө даяр болот'], { says: [/7–14 дней/] }],
    [
      ['нужна реклама в гугле', 'в месяц всего сколько выходит?'],
      { says: [/Контекстная реклама/] },
    ],
    [['приложение почём', 'за сколько сделаете, открытие в мае'], { says: [/30–45 дней/] }],
    [['интересует CRM', 'у нас пять продавцов'], { never: [/Кейсы/] }],
    [['need an online shop', 'does it take Kaspi?'], { never: [/did not understand/] }],
    [['нужен лендинг', 'а потом сколько платить каждый месяц?'], { says: [/домен, хостинг/] }],
    [
      ['а на лезгинском надписи сделаете?', 'и сабантуй отметить сможете?'],
      { filled: { topic: 'а на лезгинском надписи сделаете?; и сабантуй отметить сможете?' } },
    ],
    [['я ваш клиент, вторую неделю жду правки!', 'а часы перенесёте?'], { opens: 'message' }],
    [
      ['нужна реклама в гугле', 'а с 50 тысяч бюджета сколько выйдет?'],
      { says: [/9 000/], never: [/укладыва/] },
    ],
    [['our wix site is ugly', 'in four languages?'], { says: [/Kyrgyz, Russian and English/] }],
    [['do u do bitrix'], { says: [/from/] }],
    [
      ['нужна платформа для курсов', 'оплата через каспи нужна'],
      { never: [/Маркетплейс: цены/], filled: { topic: expect.not.stringMatching(/Маркетплейс/) } },
    ],
    [['нужен маркетплейс как озон'], { says: [/Маркетплейс: цены/] }],
    [['переведёте сайт на узбекский?'], { never: [/^Да/] }],
    [
      ['сайт у нас недоделан, тз тоже есть', 'платить за всё опять не хочется'],
      { never: [/Вместе/] },
    ],
    [['приложение за 26 000, в чём подвох?'], { says: [/Доработка/], never: [/не хватит/] }],
    [['нужен сайт', 'инстаграмдан жакшыбы'], { filled: { name: undefined } }],
    [
      ['хочу лендинг', 'а картинки вы рисуете или я пишу дизайнеру'],
      { never: [/Записал/], filled: { name: undefined } },
    ],
    [['нужна интеграция с amoCRM', 'а если сломается?'], { never: [/В блоге/] }],
    [['сайт почём', 'нет, не с нуля. сколько?'], { never: [/185 000/] }],
    [['нужен переезд в облако', 'дорого оно какое выйдет'], { never: [/учтёт менеджер/] }],
    [['чтобы заказы с 1с на сайт попадали, сделаете?'], { never: [/75 000/, /250 000/] }],
    [
      ['а на лезгинском надписи сделаете?', 'и сабантуй отметите?', 'и сабантуй отметите?'],
      { filled: { topic: 'а на лезгинском надписи сделаете?; и сабантуй отметите?' } },
    ],
    [
      ['а на лезгинском надписи сделаете?', `сабантуй отметите ${'очень '.repeat(160)}весело?`],
      { opens: 'consultation' },
    ],
  ])('%s', check)
})

describe('who speaks of other people’s orders is no client', () => {
  it.each<Row>([
    [['брат заказывал у вас магазин, хочу такой же'], { opens: 'consultation' }],
    [['что у вас обычно заказывали рестораны?'], { never: [/Передам менеджеру/] }],
    [['подскажите, что мне взять: сайт или бота? пеку торты'], { never: [/Передам менеджеру/] }],
  ])('%s', check)
})

describe('a contact is whole', () => {
  it.each<Row>([
    [
      ['звоните 0555 12 34 56 или пишите a.b@mail.ru'],
      { filled: { contact: '0555 12 34 56, a.b@mail.ru' } },
    ],
    [['нужен сайт, телеграм: azim_uz77, Азим'], { filled: { contact: 'Telegram, azim_uz77' } }],
    [['хочу бота, wa.me/996555102030'], { filled: { contact: 'wa.me/996555102030' } }],
    [['наберите в 11. 0 (312) 61 45 90'], { filled: { contact: '0 (312) 61 45 90' } }],
    [['я из Ташкента, 998 93 417 62 08, наберите'], { filled: { contact: '998 93 417 62 08' } }],
    [['меня азамат зовут, 0700 10 20 30'], { filled: { name: 'Азамат' } }],
    [['im Kate, telegram @kate_tours, message me'], { filled: { name: 'Kate', topic: undefined } }],
    [
      ['пишите t.me/azat_kg или wa.me/996555102030'],
      { filled: { contact: 't.me/azat_kg, wa.me/996555102030' } },
    ],
    [['my instagram bakytkg, message me'], { filled: { contact: 'Instagram, bakytkg' } }],
    [['build a scraper for instagram profiles'], { filled: { contact: undefined } }],
    [['text me on whatsapp 447700900832'], { filled: { contact: 'WhatsApp, 447700900832' } }],
    [['0700 10 20 31 айжан'], { filled: { name: 'Айжан', topic: undefined } }],
    [
      ['send it to a.lee@mail.example and cc b.kim@mail.example'],
      { filled: { contact: 'a.lee@mail.example, b.kim@mail.example' } },
    ],
    [['tg: asan_kg_7. hi'], { filled: { contact: 'Telegram, asan_kg_7' } }],
    [['call me tomorrow evening: 0555 10 20 34, Timur'], { filled: { name: 'Timur' } }],
    [['жакшы, 0555 10 20 35 чалып койгула'], { filled: { name: undefined } }],
    [['ассалому алейкум, 0555 10 20 36 Эржан'], { filled: { name: 'Эржан' } }],
    [
      ['мой личный номер 0550 10 20 37, почта a@b.kg, Талант'],
      { opens: 'consultation', filled: { name: 'Талант', contact: '0550 10 20 37, a@b.kg' } },
    ],
    [
      ['мой вотсап 0550 10 20 38, скиньте прайс на сайт'],
      { filled: { contact: 'WhatsApp, 0550 10 20 38' } },
    ],
    [
      ['можете набрать? 0312 10 20 39, спросить Айзаду, это по поводу тендера на портал'],
      { opens: 'consultation' },
    ],
    [['кп на имя директора пришлите'], { filled: { name: undefined } }],
    [['0312 10 20 40 доб. 15, Сабина'], { filled: { contact: '0312 10 20 40 доб. 15' } }],
    [['хочу сайт, insta @ak_cakes, пишите в директ'], { never: [/Контекстная/] }],
    [['пишите на a@b.kg, c@d.kg и e@f.kg'], { filled: { contact: 'a@b.kg, c@d.kg, e@f.kg' } }],
    [
      ['наберите 0555 10 20 41 или 0700 10 20 41'],
      { filled: { contact: '0700 10 20 41, 0555 10 20 41' } },
    ],
    [['старый номер 0555 10 20 42, новый 0700 10 20 42'], { filled: { contact: '0700 10 20 42' } }],
    [
      ['ноль семьсот 10 20 43 Чолпон, наберите завтра'],
      { opens: 'consultation', filled: { name: 'Чолпон', contact: '0700 10 20 43' } },
    ],
    [
      ['8 9I6 123 45 68 Артём, не звонить раньше 11'],
      { opens: 'consultation', filled: { name: 'Артём', contact: '8 916 123 45 68' } },
    ],
    [
      ['тг asel.studio без собачки, нужен лендинг'],
      { opens: 'consultation', filled: { contact: 'тг asel.studio' } },
    ],
    [
      ['наберите не сегодня, в четверг до обеда 0555 10 20 44'],
      { never: [/не работаем/], filled: { contact: '0555 10 20 44' } },
    ],
    [
      ['почта a@b.kg, Ковалёв А. П., нужна смета на портал'],
      { filled: { name: 'Ковалёв А. П.', contact: 'a@b.kg' } },
    ],
    [
      ['call me please: Alan Brook, 0555 10 20 45, about a shop'],
      { filled: { name: 'Alan Brook', contact: '0555 10 20 45' } },
    ],
    [
      ['need a shop, write to kate (at) cakes (dot) example'],
      { filled: { contact: 'kate@cakes.example' } },
    ],
    [
      ['пришлите смету на a@b.kg? портал, Ирина Олеговна, бухгалтер'],
      { filled: { name: 'Ирина Олеговна', contact: 'a@b.kg' } },
    ],
  ])('%s', check)
})

describe('what is a name to people is one', () => {
  it.each(['Василий', 'Николай', 'Никита', 'Шевченко', 'Света', 'Надя', 'Кеңеш', 'Тер-Петросян'])(
    '%s',
    async (name) => {
      await check([`${name} 0555 12 34 56`], { filled: { name } })
      await check([`хочу лендинг, 0555 12 34 56, ${name}`], { filled: { name } })
    },
  )

  it.each(['Срочно', 'Только', 'Кофейня', 'Ремонт', 'Завтра'])('not %s', async (word) => {
    await check([`${word} 0555 12 34 56`], { filled: { name: undefined } })
  })

  it('in small letters, too', async () => {
    await check(['меня зовут катя смирнова, 0555 12 34 56'], { filled: { name: 'Катя смирнова' } })
    await check(['жанна 0555 12 34 56'], { filled: { name: 'Жанна' } })
  })
})

describe('what may happen one day is not broken', () => {
  it.each<Row>([
    [['поддержка магазина почём? иногда что-то отваливается'], { says: [/15 000/] }],
    [['на каком гитхабе лежат исходники'], { never: [/Сайт упал/] }],
    [['наш сайт лежит с утра'], { says: [/Поможем и с чужим сайтом/] }],
    [['нужна запись на приём', 'а если интернета нет?'], { never: [/Да, возьмёмся/] }],
    [['хотим приложение для пиццерии', 'поварам своё приложение нужно?'], { never: [/Да, возьм/] }],
    [['сколько уходит в год на домен после того как вы сдадите'], { never: [/Передам менеджеру/] }],
    [['после того как вы обновили сайт, пропала корзина'], { opens: 'message' }],
  ])('%s', check)
})

describe('who asks for work is no client, whatever it is for', () => {
  it.each<Row>([
    [['нужна онлайн-запись для стоматологии, 4 врача'], { opens: 'consultation' }],
    [['надо перенести созвон на среду'], { opens: 'message' }],
    [['сайт открывается 9 секунд, что сделать и почём?'], { never: [/75 000/, /250 000/] }],
    [['нужен MVP приложения', 'а примерно почём'], { says: [/цены на сайте нет/] }],
    [['сайт у нас старый, с айфона не открывается толком'], { never: [/Сайт упал/] }],
    [
      ['нужен бот для кафе', 'и чтобы меню по средам другое'],
      { says: [/учтёт/], filled: { topic: 'Telegram-бот; и чтобы меню по средам другое' } },
    ],
  ])('%s', check)
})

describe('each side of a choice is told', () => {
  it.each<Row>([
    [['магазин или приложение, что дешевле?'], { says: [/250 000/, /180 000/] }],
    [
      ['выбираю: лендинг или бот, что выйдет дешевле'],
      { says: [/75 000/, /Telegram-бот/], never: [/Telegram-бот[^]*Telegram-бот/] },
    ],
    [['app or a landing page, which is cheaper?'], { says: [/180 000/, /75 000/] }],
    [['we have a Wix shop, SEO or ads?'], { says: [/SEO/], never: [/250 000/] }],
    [['чем лендинг отличается от многостраничника?'], { says: [/150 000/] }],
    [['what is the difference between seo and google ads'], { says: [/SEO or paid ads/] }],
    [['нужна интеграция с мбанком на готовый сайт, почём'], { never: [/75 000/] }],
    [['сайт почём', 'а потом в месяц сколько?'], { says: [/15 000/], never: [/37 000/] }],
    [['магазин ачайын дегем. канча турат?'], { says: [/250 000/] }],
  ])('%s', check)
})
