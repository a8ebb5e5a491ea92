import { expect, it } from 'vitest'
import { preselect } from './offer-line'

it.each([
  ['Веб-разработка: Лендинг', 'web-app'],
  ['Веб-разработка: Интернет-магазин', 'ecommerce'],
  ['Сайт под ключ: Интернет-магазин', 'ecommerce'],
  ['Сайт под ключ: CMS Yii', 'web-app'],
  ['Сайт под ключ: Прототипирование', 'other'],
  ['Сайт под ключ: Портал', 'web-app'],
  ['Разработка сайтов', 'web-app'],
  ['Мобильное приложение: MVP', 'mobile-app'],
  ['Мобильные приложения', 'mobile-app'],
  ['Разработка API: API Quick Start', 'api'],
  ['Брендинг: Премиум', 'other'],
  ['SEO-продвижение', 'other'],
  ['Контекстная реклама: Ведение', 'other'],
  ['DevOps-услуги', 'other'],
  ['Дополнительные услуги: Комплексный аудит', 'other'],
  ['Подбор услуги', undefined],
  ['Решение для отрасли', undefined],
  ['Проект с AI', undefined],
])('«%s» means %s', (interest, type) => {
  expect(preselect(interest, '/')).toBe(type)
})

it.each([
  ['/web-development', 'web-app'],
  ['/custom-saas', 'web-app'],
  ['/mobile-apps', 'mobile-app'],
  ['/mobile-apps-development', 'mobile-app'],
  ['/api-development', 'api'],
  ['/blog/ecommerce-automation', 'ecommerce'],
  ['/branding', undefined],
  ['/', undefined],
  ['/toString', undefined],
])('the page %s means %s', (path, type) => {
  expect(preselect(undefined, path)).toBe(type)
})

it('believes the button rather than the page', () => {
  expect(preselect('Подбор услуги', '/mobile-apps')).toBeUndefined()
})
