// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { currencyCodes, knownCurrency, otherCurrencies, own, written } from '@/content/currency'
import { offerName } from '@/content/offers'
import { estimatePrice, priceText } from '@/content/price-text'
import { webPackages } from '@/content/prices'
import { quizBudgetText } from '@/content/quiz'
import { sendEmailRequestSchema, type SendEmailRequest } from '../_shared/contracts/lead.ts'
import { leadConfirmation } from '../_shared/mail/lead-confirmation.ts'
import { interestOf, leadMail, storedLead } from './lead-mail.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const [other = own] = otherCurrencies

const siteUrl = 'https://kerege.example'
const contact = { name: 'Айгерим', email: 'a@example.com', phone: '+996 555 123456' }
const request = (body: object) => sendEmailRequestSchema.parse(body)
const consultation = (data: object = {}, envelope: object = {}) =>
  request({ type: 'consultation', data: { ...contact, ...data }, ...envelope })
const deadline = 'понедельник, 23 ноября, 11:00'
const sent = (lead: SendEmailRequest) => ({
  ...{ request: lead, lead: storedLead(lead), deadline, siteUrl },
  submissionId: '0000000a-0000-4000-8000-000000000000',
})
const subjectOf = (lead: SendEmailRequest) => leadMail(sent(lead)).subject
const textOf = (lead: SendEmailRequest) => leadMail(sent(lead)).text
const confirmed = (lead: SendEmailRequest) =>
  leadConfirmation({ ...sent(lead), lang: lead.lang }).text_body

const quiz = request({
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
    pageUrl: 'https://kerege.example/web-development',
    referrer: 'https://search.example/',
    utm: { source: 'newsletter', campaign: 'ноябрь' },
  },
})

describe('the subject', () => {
  it.each([
    [{}, 'Заявка на консультацию: Айгерим'],
    [{ company: 'Ромашка' }, 'Заявка на консультацию: Айгерим, Ромашка'],
    [{ name: 'А\r\nBcc: all@example.com' }, 'Заявка на консультацию: А Bcc: all@example.com'],
    [{ name: 'А\u2028Б\u0085В\u0007' }, 'Заявка на консультацию: А Б В'],
    [{ name: '\u202Eмирегйа', company: '\u2067مرحبا' }, 'Заявка на консультацию: мирегйа, مرحبا'],
    [{ name: '👩‍💻 Айгерим' }, 'Заявка на консультацию: 👩‍💻 Айгерим'],
  ])('of %j is %j', (data, expected) => {
    expect(subjectOf(consultation(data))).toBe(expected)
  })

  it('cuts a long name between letters, not inside an emoji', () => {
    expect(subjectOf(consultation({ name: '🌼'.repeat(60), company: '🌵'.repeat(80) }))).toBe(
      `Заявка на консультацию: ${'🌼'.repeat(60)}, ${'🌵'.repeat(80)}`,
    )
    expect(subjectOf(consultation({ company: 'я'.repeat(81) }))).toBe(
      `Заявка на консультацию: Айгерим, ${'я'.repeat(80)}…`,
    )
  })

  it('tells a project from a consultation', () => {
    expect(subjectOf(quiz)).toBe('Заявка на проект: Айгерим, ОсОО «Ромашка»')
  })
})

describe('the text', () => {
  it('lays a whole quiz out', () => {
    expect(textOf(quiz)).toBe(`Заявка на проект · №\u00a0100\u00a0010

КОНТАКТЫ
Имя: Айгерим
Email: a@example.com
Телефон: +996 555 123456
Компания: ОсОО «Ромашка»

ПРОЕКТ
Интерес: Пакет «Бизнес»
Тип проекта: Интернет-магазин
Срок: До 3 месяцев
Бюджет: ${plain(quizBudgetText('5m'))}
Функции: Админ-панель, Платежи, SEO
Приоритет: Масштабируемость
Команда: Есть часть команды
Описание:
Первая строка
Вторая строка

ИСТОЧНИК
Страница: https://kerege.example/web-development
Откуда пришёл: https://search.example/
utm_source: newsletter
utm_campaign: ноябрь

Ответить до: понедельник, 23 ноября, 11:00

Открыть в панели: https://kerege.example/admin`)
  })

  const withEstimate = (estimate: object) => textOf(request({ ...quiz, estimate }))

  it('tells what the site computed', () => {
    const shown = { priceFrom: 250_000, priceTo: 320_000, term: '21–45 дней' }
    expect(withEstimate({ ...shown, assumptions: ['SEO считаем отдельно'] })).toContain(
      `\nОценка на сайте:\n• ${written([250_000, 320_000], own)}, 21–45 дней\n• SEO считаем отдельно\n`,
    )
    expect(withEstimate({ priceFrom: 45_000, per: 'month', assumptions: [] })).toContain(
      `\n• от\u00a0${written(45_000, own)} в\u00a0месяц\n`,
    )
    expect(withEstimate({ term: '5–11 недель', assumptions: [] })).toContain(
      '\n• цены на сайте нет, 5–11 недель\n',
    )
  })

  // The last is a currency that the site shows no longer.
  it.each([...currencyCodes, undefined, 'xts'])(
    'says amounts as the visitor saw them, in %s',
    (currency) => {
      const estimate = { priceFrom: 250_000, priceTo: 320_000, assumptions: [] }
      const budget = plain(quizBudgetText('3m', knownCurrency(currency)))
      const price = plain(estimatePrice(estimate, knownCurrency(currency)) ?? '')
      const asked = request({ ...quiz, data: { ...quiz.data, budget: '3m' }, estimate, currency })
      const called = consultation({ budget: '1m-3m' }, { currency })
      expect(textOf(asked).replaceAll('\u00a0', ' ')).toContain(`\n• ${price}\n`)
      for (const text of [asked, called].flatMap((lead) => [textOf(lead), confirmed(lead)])) {
        expect(plain(text)).toContain(`\nБюджет: ${budget}\n`)
      }
    },
  )

  it('lets no assumption pretend to be further fields', () => {
    expect(withEstimate({ assumptions: ['А\nТелефон: +996 555 000000'] })).toContain(
      '\n• А Телефон: +996 555 000000\n',
    )
  })

  it('leaves out what was not filled', () => {
    expect(textOf(consultation())).toBe(`Заявка на консультацию · №\u00a0100\u00a0010

КОНТАКТЫ
Имя: Айгерим
Email: a@example.com
Телефон: +996 555 123456

Ответить до: понедельник, 23 ноября, 11:00

Открыть в панели: https://kerege.example/admin`)
  })

  it('lets no name pretend to be further fields', () => {
    const forged = consultation({ name: 'А\nБюджет: $30,000+' })
    expect(textOf(forged)).toContain('\nИмя: А Бюджет: $30,000+\n')
  })
})

describe('a lead from an English page', () => {
  const lead = consultation({ projectType: 'web', budget: 'discuss' }, { lang: 'en' })

  it('is confirmed in English', () => {
    const { subject, text_body, html_body } = leadConfirmation({ ...sent(lead), lang: lead.lang })
    expect(subject).toBe('We have received your request: consultation')
    expect(text_body).toMatch(
      /\nRequest: Consultation\nNumber: 100\s010\nProject type: Web development\nBudget: Let’s discuss it\n/,
    )
    expect(text_body).toMatch(/\nWe will answer by: \w+,? \d+ \w+, \d\d:\d\d Bishkek time\n/)
    expect(text_body + html_body).not.toMatch(/[а-яё]/i)
    expect(html_body).toContain('<html lang="en">')
  })

  it('is told to the managers in Russian, with its language', () => {
    expect(textOf(lead)).toContain('\nТип проекта: Веб-разработка\n')
    expect(textOf(lead)).toContain('\nЯзык: Английский\n')
    expect(textOf(consultation({}, { lang: 'ru' }))).not.toContain('Язык')
  })
})

const hostile = `"'><img src=x onerror=alert(1)>&lt;`

function render(data: object, origin: object = {}) {
  const { html } = leadMail(sent(consultation(data, { origin })))
  const page = new DOMParser().parseFromString(html, 'text/html')
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  return { page, links }
}

const structure = (page: Document) =>
  [...page.querySelectorAll('*')].map((element) => element.tagName).join(' ')

describe('an order', () => {
  const order = (offer: string) => consultation({}, { offer, interest: 'Даром' })

  it('of a package that we know is named with its price', () => {
    const lead = order('web-development/landing')
    const name = plain(offerName('web-development/landing'))
    const price = plain(priceText(webPackages.landing.price))
    expect(subjectOf(lead)).toBe(`Заказ: ${name} — Айгерим`)
    expect(textOf(lead)).toContain(`\nЗаказ: ${name}\nЦена: ${price}\n`)
    expect(textOf(lead)).not.toContain('Даром')
    expect(confirmed(lead)).toContain(
      `Заявка: Заказ пакета\nНомер: 100 010\nЗаказ: ${name}\nЦена: ${price}\n`,
    )
  })

  it('is stored with the offer, its name and the price as the visitor saw it', () => {
    const lead = consultation({}, { offer: 'web-development/landing', currency: other })
    const price = priceText(webPackages.landing.price, other)
    expect(storedLead(lead)).toEqual({
      ...{ kind: 'order', ...contact, currency: other },
      ...{ offer: 'web-development/landing', order: offerName('web-development/landing') },
      price,
    })
    for (const text of [textOf(lead), confirmed(lead)]) {
      expect(plain(text)).toContain(`\nЦена: ${plain(price)}\n`)
    }
  })

  it.each([
    ['web-development/landing', 'Даром', offerName('web-development/landing')],
    ['web-development', undefined, offerName('web-development')],
    ['web-development', 'Сайт, разбор', 'Сайт, разбор'],
    ['none', undefined, undefined],
  ])('of %s with the words %s is stored as %s', (offer, interest, stored) => {
    const lead = consultation({}, { offer, interest })
    expect(interestOf(lead, storedLead(lead))).toBe(stored)
  })

  it.each(['https://spam.example', 'constructor', 'web-development', 'extra/redesign'])(
    'of %s is none, and is not repeated to its sender',
    (offer) => {
      expect(subjectOf(order(offer))).toBe('Заявка на консультацию: Айгерим')
      expect(storedLead(order(offer))).toEqual({ kind: 'consultation', ...contact })
      expect(confirmed(order(offer))).not.toMatch(/spam|constructor|Даром|Редизайн/)
      expect(confirmed(order(offer))).toContain('Заявка: Консультация\nНомер: 100 010\n')
    },
  )
})

describe('the HTML', () => {
  it('shows hostile text as text, without an element or attribute of its own', () => {
    const fields = ['name', 'phone', 'company', 'description'] as const
    for (const field of fields) {
      const filled = { company: 'x', description: 'x' }
      // A number that cannot be dialled is no link.
      const calm = render(field === 'phone' ? { ...filled, phone: 'x' } : filled)
      const { page } = render({ ...filled, [field]: hostile })
      expect(structure(page), field).toBe(structure(calm.page))
      expect(page.body.textContent, field).toContain(hostile)
      expect(page.querySelector('[onerror], [onmouseover], img, script'), field).toBeNull()
    }
  })

  it('escapes the marks of the campaign and the referrer', () => {
    const { page } = render({}, { referrer: hostile, utm: { source: hostile } })
    expect(page.querySelector('img, script')).toBeNull()
    expect(page.body.textContent.split(hostile)).toHaveLength(3)
  })

  it('keeps the lines of the description', () => {
    const { page } = render({ description: 'первая\nвторая' })
    expect(page.querySelector('div[dir=auto]')?.innerHTML).toBe('первая<br>вторая')
  })

  it('links to the visitor, to the page of our site and to the panel', () => {
    const { links } = render(
      {},
      { pageUrl: 'https://kerege.example/web-development?utm_source=a&utm_term=b' },
    )
    expect(links).toEqual([
      'mailto:a@example.com',
      'tel:+996555123456',
      'https://kerege.example/web-development?utm_source=a&utm_term=b',
      'https://kerege.example/admin',
    ])
  })

  it('puts what an address holds into the recipient of a mail, not into its subject or copies', () => {
    const { links } = render({ email: "o'a+b@example.com" })
    expect(links[0]).toBe("mailto:o'a%2Bb@example.com")
  })

  it.each([
    'javascript:alert(1)',
    'https://kerege.example.evil.example/',
    'https://kerege.example@evil.example/',
    '//evil.example',
    'not a url',
  ])('does not link the page %s', (pageUrl) => {
    const { links, page } = render({}, { pageUrl, referrer: 'https://evil.example/' })
    expect(links).toHaveLength(3)
    expect(page.body.textContent).toContain(pageUrl)
  })

  it('loads nothing from outside', () => {
    const { page } = render({ description: 'x' })
    expect(page.querySelector('[src], link, iframe, object, form')).toBeNull()
    expect(page.querySelector('style')?.textContent).not.toMatch(/url\(|@import/)
  })
})
