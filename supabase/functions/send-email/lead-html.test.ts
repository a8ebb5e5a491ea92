import { describe, expect, it } from 'vitest'
import { leadFields } from './lead-fields.ts'
import { leadHtml } from './lead-html.ts'
import { parseRequest } from './parse-request.ts'

const siteUrl = 'https://kerege.example'
const hostile = `"'><img src=x onerror=alert(1)>&lt;`

function render(data: object, origin: object = {}) {
  const contact = { name: 'Айгерим', email: 'a@example.com', phone: '+996 555 123456' }
  const request = parseRequest({ type: 'consultation', data: { ...contact, ...data }, origin })
  const html = leadHtml({ title: 'Заявка', groups: leadFields(request), siteUrl })
  const page = new DOMParser().parseFromString(html, 'text/html')
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  return { page, links }
}

const structure = (page: Document) =>
  [...page.querySelectorAll('*')].map((element) => element.tagName).join(' ')

describe('leadHtml', () => {
  it('shows hostile text as text, without an element or attribute of its own', () => {
    const fields = ['name', 'phone', 'company', 'description'] as const
    const calm = render({ company: 'x', description: 'x' })
    for (const field of fields) {
      const { page } = render({ company: 'x', description: 'x', phone: '1', [field]: hostile })
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
    const { links } = render({}, { pageUrl: 'https://kerege.example/branding?a=1&b=2' })
    expect(links).toEqual([
      'mailto:a@example.com',
      'tel:+996555123456',
      'https://kerege.example/branding?a=1&b=2',
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
