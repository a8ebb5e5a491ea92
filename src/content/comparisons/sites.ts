import { inSentence } from '@contracts/russian.ts'
import { corporateSite, guarantees } from '../figures.ts'
import { siteTypes } from '../packages.ts'
import type { Comparison } from './comparison'

export const packagedSites: Comparison = {
  title: 'Что должно быть на сайте',
  lead: 'Отметьте нужное: скажем, в каком пакете это есть, сколько стоит и сколько ждать. Ниже — пакеты строка за строкой.',
  choice: {
    offers: ['web-development/landing', 'web-development/corporate', 'web-development/shop'],
    ticks: [
      { label: 'Несколько страниц', from: 'web-development/corporate' },
      { label: 'Админка', from: 'web-development/corporate', feature: 'admin-panel' },
      { label: 'Заявки в CRM', from: 'web-development/corporate', feature: 'api-integrations' },
      { label: 'SEO-разметка', from: 'web-development/corporate', feature: 'seo' },
      { label: 'Оплата', from: 'web-development/shop', feature: 'payments' },
      { label: 'Товары из 1С', from: 'web-development/shop' },
      { label: 'Доставка', from: 'web-development/shop' },
      { label: 'Второй язык', feature: 'multilingual' },
    ],
  },
  table: {
    columns: ['web-development/landing', 'web-development/corporate', 'web-development/shop'],
    rows: [
      {
        label: 'Страницы',
        cells: ['одна', inSentence(corporateSite.pages), 'каталог'],
      },
      {
        label: 'Куда приходят заявки',
        cells: ['почта и Telegram', 'ещё и в CRM', 'лента заказов'],
      },
      { label: 'Админка', cells: [false, 'с черновиками', 'с заказами'] },
      { label: 'SEO', cells: ['измеряем', 'базовая разметка', 'измеряем'] },
      { label: 'Товары из Excel или 1С', cells: [false, false, true] },
      { label: 'Оплата картой и по QR', cells: [false, false, true] },
      { label: 'Расчёт доставки в корзине', cells: [false, false, true] },
      { label: 'Промокоды и скидки', cells: [false, false, true] },
      { label: 'Поддержка после сдачи', cells: [false, corporateSite.support, false] },
      { label: 'Вёрстка под телефон и большой экран', cells: [true, true, true] },
      { label: 'Отчёт Lighthouse', cells: [true, true, true] },
      { label: 'Гарантия', cells: [guarantees.sites, guarantees.sites, guarantees.sites] },
    ],
  },
}

export const sitesFromScratch: Comparison = {
  title: 'Что будет уметь ваш сайт',
  lead: 'Отметьте нужное: покажем, с какого типа сайта начинать, и назовём сумму и срок.',
  choice: {
    offers: [
      'custom-saas/landing',
      'custom-saas/business-card',
      'custom-saas/corporate',
      'custom-saas/shop',
      'custom-saas/portal',
    ],
    ticks: [
      { label: 'Несколько страниц', from: 'custom-saas/business-card' },
      { label: 'Поиск по услугам', from: 'custom-saas/corporate' },
      { label: 'Права редакторов', from: 'custom-saas/corporate', feature: 'admin-panel' },
      { label: 'Корзина и оплата', from: 'custom-saas/shop', feature: 'payments' },
      { label: 'Обмен с 1С', from: 'custom-saas/shop', feature: 'api-integrations' },
      { label: 'Кабинет', from: 'custom-saas/shop', feature: 'user-auth' },
      { label: 'Роли', from: 'custom-saas/portal', feature: 'user-auth' },
      { label: 'Второй язык', feature: 'multilingual' },
    ],
  },
}

export const packageOrScratch: Comparison = {
  title: 'Пакет и сайт с нуля рядом',
  table: {
    columns: [
      { title: 'Готовый пакет', to: '/web-development', label: 'Смотреть пакеты' },
      { title: 'С нуля', to: '/custom-saas', label: 'Смотреть типы' },
    ],
    rows: [
      {
        label: siteTypes.landing.title,
        cells: [{ offer: 'web-development/landing' }, { offer: 'custom-saas/landing' }],
      },
      {
        label: siteTypes.businessCard.title,
        cells: [false, { offer: 'custom-saas/business-card' }],
      },
      {
        label: siteTypes.corporate.title,
        cells: [{ offer: 'web-development/corporate' }, { offer: 'custom-saas/corporate' }],
      },
      {
        label: siteTypes.shop.title,
        cells: [{ offer: 'web-development/shop' }, { offer: 'custom-saas/shop' }],
      },
      { label: siteTypes.portal.title, cells: [false, { offer: 'custom-saas/portal' }] },
      { label: 'Структура', cells: ['заданный набор блоков', 'по сценариям ваших посетителей'] },
      { label: 'Дизайн', cells: ['из проверенных деталей', 'каждый тип страниц рисуем'] },
      { label: 'Обмен с 1С', cells: ['загрузка товаров', 'цены и остатки сами'] },
      { label: 'Кабинет покупателя', cells: [false, true] },
      {
        label: 'Когда выбирать',
        cells: ['страницы можете перечислить по памяти', 'данные лежат в чужой системе'],
      },
    ],
  },
}
