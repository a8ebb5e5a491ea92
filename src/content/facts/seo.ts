import { seoMonths } from '../figures'
import { seoPackages } from '../packages'
import { priceText, priceTextEn } from '../price-text'
import { titleEn } from '../spoken-names'
import type { Fact } from './fact'

export const firstPlace: Fact = {
  question: 'Гарантируете ли вы первое место?',
  asks: [
    'топ 1 гарантируете?',
    'выведете в топ?',
    'первое место в гугле сколько',
    'в топ 3 за месяц реально',
    'гарантия попадания в топ',
    'Can you guarantee first place?',
    'обещаете топ три?',
    'хочу быть выше конкурентов',
    'guarantee the first page',
  ],
  answer: `Нет: выдачей не управляет никто, и места к определённой дате мы не обещаем. Обещаем работы по плану и графики без прикрас; в пакете «${seoPackages.positions.title}» оплата привязана к местам в выдаче.`,
  answerEn: `No: nobody controls the results, so we promise no place by a date. We promise work by a plan; the package “${titleEn('seo-promotion/positions')}” ties payment to positions.`,
  to: '/seo-promotion',
}

export const whenResults: Fact = {
  question: 'Когда SEO даст результат?',
  asks: [
    'через сколько сео заработает',
    'сколько месяцев ждать топ',
    'когда пойдут заявки с seo',
    'сео за месяц эффект будет?',
    'When will SEO show results?',
    'сколько терпеть до эффекта',
    'первые плоды продвижения',
    'how long until seo works',
    'отдача от поиска когда',
  ],
  answer: `Обещанной даты нет: в наших кейсах рост измеряли через ${seoMonths}\u00a0месяцев, а в первые месяцы график может лежать.`,
  answerEn: `There is no promised date: in our case studies growth was measured after ${seoMonths} months, and the first ones may be flat.`,
  to: '/seo-promotion',
}

export const seoIncludes: Fact = {
  question: 'Что вы делаете в SEO?',
  asks: [
    'ссылки покупаете?',
    'тексты входят в сео?',
    'карты и 2гис делаете',
    'сео для кыргызского языка',
    'What do you do in SEO?',
    'какие работы по продвижению каждый месяц',
    'чем именно занимаетесь, когда продвигаете',
    'тексты пишете или технические правки',
    'внешние ссылки ставите?',
    'what do you do for seo',
  ],
  answer:
    'Технический аудит и исправления, страницы и тексты под запросы, публикации в отраслевых изданиях и карточки на картах, отчёт каждый месяц. Ссылочных бирж не используем, программист для правок наш.',
  answerEn:
    'A technical audit and fixes, pages and texts for queries, publications in trade media and map listings, a report every month. We use no link exchanges, and the programmer for the fixes is our own.',
  to: '/seo-promotion',
}

export const seoAudit: Fact = {
  question: 'Сколько стоит SEO-аудит?',
  asks: [
    'аудит seo бесплатно?',
    'проверьте мой сайт на ошибки',
    'How much is an SEO audit?',
    'посмотрите почему плохо ищется',
    'разбор сайта по поиску',
    'диагностика ошибок для гугла',
    'бесплатно глянете сайт?',
    'seo audit price',
  ],
  answer: `Отдельной цены SEO-аудита на сайте нет: он начинается с обращения — назовите адрес и трёх конкурентов. Технический аудит входит и в работу по SEO, ${priceText({ from: seoPackages.basic.price.exactly, per: 'month' })}.`,
  answerEn: `An SEO audit has no separate price on the site: it begins with a request, so name your site and three competitors. A technical audit is also part of SEO work, ${priceTextEn({ from: seoPackages.basic.price.exactly, per: 'month' })}.`,
  to: '/seo-promotion',
}

export const stopSeo: Fact = {
  question: 'Что будет, если прекратить SEO?',
  asks: [
    'если остановить seo позиции упадут?',
    'можно ли сделать сео один раз',
    'What if we stop SEO?',
    'перестану платить, всё рухнет?',
    'можно продвинуться и бросить',
    'хватит ли полугода продвижения',
    'эффект останется потом?',
  ],
  answer:
    'Страницы и исправления остаются у вас, но конкуренты не стоят на месте, так что места могут меняться. Разового пакета SEO на сайте нет, оплата помесячная.',
  answerEn:
    'The pages and fixes stay with you, but competitors do not stand still, so positions may change. The site has no one-off SEO package; payment is monthly.',
  to: '/seo-promotion',
}

export const aiAnswers: Fact = {
  question: 'Попадёт ли наш сайт в ответы ChatGPT и Алисы?',
  asks: [
    'как попасть в рекомендации чатгпт',
    'алиса нас не называет',
    'продвижение в нейросетях',
    'geo вместо seo',
    'Does ChatGPT recommend shops like mine?',
  ],
  answer:
    'Обещать не может никто: что ответить, решает сама модель. Помогает то же, что и в поиске: ясные страницы с ответами и ценами, разметка, упоминания на других сайтах, быстрая загрузка. Это делаем в SEO; отдельной услуги для ответов ИИ в списке нет.',
  answerEn:
    'Nobody can promise it: the model decides. What helps is the same as in search: clear pages with answers and prices, markup, mentions elsewhere, speed. We do that within SEO; there is no separate service for answers of AI.',
  to: '/seo-promotion',
}

export const blackMethods: Fact = {
  question: 'Вечные ссылки, накрутка, отзывы за деньги: стоит ли?',
  asks: [
    'предлагают вечные ссылки за 200 долларов',
    'накрутка поведенческих факторов',
    'как проверить исполнителя seo',
    'купили спамные ссылки, сайт просел',
    'Should I buy backlinks?',
  ],
  answer:
    'Мы так не делаем и не советуем: за купленные ссылки и накрутку поиск опускает сайт, а возвращать его долго. Работу исполнителя видно по списку сделанного и запросам, а не по обещаниям мест. Разобрать сайт и вычистить следы можно с SEO-аудита.',
  answerEn:
    'We do not do it and advise against it: search engines sink sites for bought links and fake visits, and coming back takes long. A contractor is judged by the list of what was done, not by promised places. An audit shows what is there and how to clean it.',
  to: '/seo-promotion',
}
