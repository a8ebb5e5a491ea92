// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { leadFields } from './lead-fields.ts'
import { leadSubject, leadText } from './lead-text.ts'
import { parseRequest } from './parse-request.ts'

const contact = { name: 'Айгерим', email: 'a@example.com', phone: '+996 555 123456' }
const subject = (data: object, type = 'consultation') =>
  leadSubject(parseRequest({ type, data: { ...contact, ...data } }))

const quiz = parseRequest({
  type: 'project_quiz',
  interest: 'Пакет «Бизнес»',
  data: {
    ...contact,
    company: 'ОсОО «Ромашка»',
    projectType: 'ecommerce',
    timeline: '3-months',
    budget: '5m',
    features: 'Админ-панель,Платежи , SEO',
    priority: 'scalability',
    team: 'partial-team',
    description: 'Первая строка\nВторая строка',
  },
  origin: {
    pageUrl: 'https://kerege.example/branding',
    referrer: 'https://search.example/',
    utm: { source: 'newsletter', campaign: 'ноябрь' },
  },
})

describe('leadSubject', () => {
  it.each([
    [{}, 'Заявка на консультацию: Айгерим'],
    [{ company: 'Ромашка' }, 'Заявка на консультацию: Айгерим, Ромашка'],
    [{ name: 'А\r\nBcc: all@example.com' }, 'Заявка на консультацию: А Bcc: all@example.com'],
    [{ name: 'А\u2028Б\u0085В\u0007' }, 'Заявка на консультацию: А Б В'],
    [{ name: '\u202Eмирегйа', company: '\u2067مرحبا' }, 'Заявка на консультацию: мирегйа, مرحبا'],
    [{ name: '👩‍💻 Айгерим' }, 'Заявка на консультацию: 👩‍💻 Айгерим'],
  ])('of %j is %j', (data, expected) => {
    expect(subject(data)).toBe(expected)
  })

  it('cuts a long name between letters, not inside an emoji', () => {
    expect(subject({ name: '🌼'.repeat(60), company: '🌵'.repeat(80) })).toBe(
      `Заявка на консультацию: ${'🌼'.repeat(60)}, ${'🌵'.repeat(80)}`,
    )
    expect(subject({ company: 'я'.repeat(81) })).toBe(
      `Заявка на консультацию: Айгерим, ${'я'.repeat(80)}…`,
    )
  })

  it('tells a project from a consultation', () => {
    expect(leadSubject(quiz)).toBe('Заявка на проект: Айгерим, ОсОО «Ромашка»')
  })
})

describe('leadText', () => {
  it('lays a whole quiz out', () => {
    expect(leadText('Заявка на проект', leadFields(quiz), 'https://kerege.example/admin'))
      .toBe(`Заявка на проект

КОНТАКТЫ
Имя: Айгерим
Email: a@example.com
Телефон: +996 555 123456
Компания: ОсОО «Ромашка»

ПРОЕКТ
Интересует: Пакет «Бизнес»
Тип проекта: Интернет-магазин
Срок: До 3 месяцев
Бюджет: $30,000–$50,000
Функции: Админ-панель, Платежи, SEO
Приоритет: Масштабируемость
Команда: Есть часть команды
Описание:
Первая строка
Вторая строка

ИСТОЧНИК
Страница: https://kerege.example/branding
Откуда пришёл: https://search.example/
utm_source: newsletter
utm_campaign: ноябрь

Открыть в панели: https://kerege.example/admin`)
  })

  const withEstimate = (estimate: object) =>
    leadText('Заявка', leadFields(parseRequest({ ...quiz, estimate })), 'x')

  it('tells what the site computed', () => {
    const shown = { priceFrom: 250_000, priceTo: 320_000, term: '21–45 дней' }
    expect(withEstimate({ ...shown, assumptions: ['SEO считаем отдельно'] })).toContain(
      '\nОценка на сайте:\n• 250 000–320 000 ₽, 21–45 дней\n• SEO считаем отдельно\n',
    )
    expect(withEstimate({ priceFrom: 45_000, per: 'month', assumptions: [] })).toContain(
      '\n• от 45 000 ₽ в месяц\n',
    )
    expect(withEstimate({ term: '5–11 недель', assumptions: [] })).toContain(
      '\n• цены на сайте нет, 5–11 недель\n',
    )
  })

  it('lets no assumption pretend to be further fields', () => {
    expect(withEstimate({ assumptions: ['А\nТелефон: +996 555 000000'] })).toContain(
      '\n• А Телефон: +996 555 000000\n',
    )
  })

  it('leaves out what was not filled', () => {
    const bare = parseRequest({ type: 'consultation', data: contact })
    expect(leadText('Заявка', leadFields(bare), 'x')).toBe(`Заявка

КОНТАКТЫ
Имя: Айгерим
Email: a@example.com
Телефон: +996 555 123456

Открыть в панели: x`)
  })

  it('lets no name pretend to be further fields', () => {
    const forged = parseRequest({
      type: 'consultation',
      data: { ...contact, name: 'А\nБюджет: $30,000+' },
    })
    expect(leadText('Заявка', leadFields(forged), 'x')).toContain('\nИмя: А Бюджет: $30,000+\n')
  })
})
