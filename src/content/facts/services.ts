import { brandingPackages } from '../packages'
import { priceText, priceTextEn } from '../price-text'
import { titleEn } from '../spoken-names'
import type { Fact } from './fact'

export const list: Fact = {
  question: 'Какие услуги у вас есть?',
  asks: [
    'что вы делаете?',
    'список услуг',
    'что можно у вас заказать',
    'чем можете помочь',
    'какие услуги оказываете',
    'What services do you offer?',
    'кандай кызматтар бар?',
    'чем вы можете быть полезны',
    'что у вас заказывают',
    'what do you do',
    'эмне кыласыңар',
  ],
  answer:
    'Сайты, магазины и порталы, мобильные приложения, SaaS и API, облако и DevOps, брендинг, SEO и контекстная реклама, поддержка готовых систем. Разово — редизайн, правки, модернизация, прототипы, ТЗ, аудит и юзабилити-анализ.',
  answerEn:
    'Websites, shops and portals, mobile apps, SaaS and APIs, cloud and DevOps, branding, SEO and contextual ads, support of existing systems.',
  to: '/services',
}

export const unlisted: Fact = {
  question: 'А если моей услуги нет в списке?',
  asks: [
    'нет нужной услуги на сайте',
    'сделаете нестандартную задачу?',
    'берётесь за необычные проекты',
    'у меня странная задача',
    'Do you do custom things?',
    'у меня необычный запрос',
    'сделаете то, чего нет в перечне?',
    'I need something not listed',
  ],
  answer:
    'Опишите задачу своими словами — менеджер скажет, берёмся ли, с чего начать и в какую сумму уложиться. Обещать то, чего нет на сайте, я не могу.',
  answerEn:
    'Describe the task in your own words, and a manager will say whether we take it, how to begin and what it costs. I cannot promise what the site does not offer.',
  to: '/services',
}

export const oneService: Fact = {
  question: 'Можно ли заказать только одно, например логотип без сайта?',
  asks: [
    'логотип отдельно делаете?',
    'только логотип, сайт не нужен',
    'одну рекламу без сайта возьмёте?',
    'нам не всё, только дизайн',
    'Can I order just a logo?',
  ],
  answer: `Да, услуги заказывают и по отдельности: у каждой своя цена. Только логотип — это пакет «${brandingPackages.basic.title}» в брендинге, ${priceText(brandingPackages.basic.price)}.`,
  answerEn: `Yes, each service has its own price and can be ordered alone. Just a logo is the “${titleEn('branding/basic')}” package of branding, ${priceTextEn(brandingPackages.basic.price)}.`,
  to: '/services',
}

export const glossary: Fact = {
  question: 'Что значат слова MVP, API, CMS, SLA и DevOps?',
  asks: [
    'что такое домен',
    'mvp это что за слово',
    'что такое api',
    'что такое cms',
    'что такое devops',
    'что такое sla',
    'расшифруйте сокращения',
    'непонятные слова на сайте',
    'What does MVP mean?',
  ],
  answer:
    'MVP — первая версия, в которой есть только главное. API — способ, которым программы обмениваются данными. CMS — панель, где сайт меняют без программиста. SLA — обещанная в договоре доля времени, когда сайт доступен. DevOps — порядок, при котором обновления выходят по кнопке, а не по ночам. Хостинг — место на сервере, где лежит сайт, а домен — его адрес; за оба каждый год платят поставщику.',
  answerEn:
    'MVP: a first version with the essentials only. API: the way programs exchange data. CMS: a panel for editing a site without a programmer. SLA: the availability that a contract promises. DevOps: updates that go out at the press of a button. Hosting: the place on a server where a site lives; a domain: its address. Both are paid to a provider every year.',
  to: '/services',
}

export const customFeature: Fact = {
  question: 'Можно ли сделать такую функцию на сайте или в приложении?',
  asks: [
    'карта филиалов с поиском',
    'выгрузка отчёта в pdf',
    'водяной знак на фото автоматически',
    'подписка с автосписанием',
    'вход через телеграм',
    'продажа подарочных сертификатов',
    'Can you build this feature?',
    'ушундай функция жасай аласыңарбы?',
  ],
  answer:
    'Скорее всего, да: нестандартное делаем с нуля под задачу. На сайте такая функция отдельно не описана и цены у неё нет: она зависит от данных и от систем рядом. Опишите, кто и как будет ею пользоваться, — на бесплатной консультации скажем, возможно ли это и сколько стоит.',
  answerEn:
    'Most likely yes: what is not standard we build for the task. The site does not describe this feature and names no price for it: that depends on data and on the systems beside it. Tell us who will use it and how, and a free consultation answers whether it can be done and for how much.',
  to: '/custom-saas',
}
