import { expect, it } from 'vitest'
import { sanitizeHtml } from './sanitize-html'

const parse = (html: string, showsImages = false, pictures = new Map<string, string>()) => {
  const mail = sanitizeHtml(html, showsImages, pictures)
  return { ...mail, document: new DOMParser().parseFromString(mail.html ?? '', 'text/html') }
}

it('keeps the layout of an email', () => {
  const { html, remoteImages } = sanitizeHtml(
    '<body bgcolor="#ffeecc" style="margin:0"><table width="600" cellpadding="4"><tr><td align="center"><p>Привет, <b>мир</b></p></td></tr></table></body>',
    false,
  )
  expect(html).toContain('background-color: rgb(255, 238, 204)')
  expect(html).toContain('<td align="center"><p>Привет, <b>мир</b></p></td>')
  expect(remoteImages).toBe(0)
})

it('blocks and counts remote images, and keeps embedded ones', () => {
  const html =
    '<img src="http://a.kg/1.png" alt="Логотип"><img src="//a.kg/2.gif" width="1"><img src="data:image/png;base64,AA=="><img src="cid:1" alt="Вложение"><td background="https://a.kg/3.png"></td><p style="background:url(https://a.kg/4.png)"></p>'
  const held = parse(`<table><tr>${html}</tr></table>`)
  expect(held.remoteImages).toBe(4)
  expect(held.document.querySelectorAll('img')).toHaveLength(1)
  expect(held.document.body.textContent).toContain('Логотип')
  expect(held.document.body.textContent).toContain('Вложение')

  const shown = parse(`<table><tr>${html}</tr></table>`, true)
  const sources = [...shown.document.querySelectorAll('img')].map((image) =>
    image.getAttribute('src'),
  )
  expect(sources).toContain('https://a.kg/1.png')
  expect(sources).toContain('https://a.kg/2.gif')
})

it('shows the pictures that came with the email, and no others', () => {
  const url = 'data:image/png;base64,AA=='
  const { document, remoteImages } = parse(
    '<img src="cid:logo%40mail" alt="Логотип"><img src="CID:logo@mail"><img src="cid:other" alt="Другая"><a href="cid:logo@mail">Ссылка</a>',
    false,
    new Map([['logo@mail', url]]),
  )
  const images = [...document.querySelectorAll('img')]
  expect(images.map((image) => image.getAttribute('src'))).toEqual([url, url])
  expect(document.body.textContent).toContain('Другая')
  expect(document.querySelector('a')?.hasAttribute('href')).toBe(false)
  expect(remoteImages).toBe(0)
})

it('keeps nothing of a link but its URL', () => {
  const { document } = parse(
    '<a href="https://a.kg/" onclick="x()" ping="https://spy.kg" target="_top" download>Сайт</a><a href="javascript:x()">Код</a>',
  )
  const [link, code] = document.querySelectorAll('a')
  expect(link?.getAttributeNames().sort()).toEqual(['href', 'rel', 'target', 'title'])
  expect(code?.hasAttribute('href')).toBe(false)
})

it('reports each link that names another site once, and leaves its text as it is', () => {
  const link = '<a href="https://evil.example/pay">www.bank.kg</a>'
  const { document, disguisedLinks } = parse(
    `${link}${link}<a href="https://bank.kg/">bank.kg</a><a href="https://evil.example/">Оплатить</a>`,
  )
  expect(disguisedLinks).toEqual([{ shown: 'www.bank.kg', target: 'evil.example' }])
  expect(document.querySelector('a')?.textContent).toBe('www.bank.kg')
})

it.each([
  '<a href="https://evil.example/"><img src="https://a.kg/x.png" alt="bank.kg"></a>',
  '<a href="https://evil.example/">bank<b>.</b><i>kg</i></a>',
  '<a href="https://evil.example/">bank<span style="display:none"> и </span>.kg</a>',
  '<a href="https://evil.example/">bank<span style="font-size:0"> и </span>.kg</a>',
  '<style>.x{display:none}</style><a href="https://evil.example/">bank.<i class="x"> и </i>kg</a>',
  '<p>bank.<a href="https://evil.example/">kg</a></p>',
  '<a href="https://evil.example/">bank</a><a href="https://evil.example/">.kg/login</a>',
  '<a href="https://evil.example/"><div>Войти</div><div>bank.kg</div></a>',
  '<a href="mailto:eve@gmail.com">anna@gmail.com</a>',
  '<a href="https://bank.kg@evil.example/">Оплатить</a>',
])('tells of the disguise of %s', (html) => {
  expect(parse(html).disguisedLinks).toHaveLength(1)
})

it.each([
  '<a href="https://bank.kg/"><div>bank.kg</div><div>Войти</div></a>',
  '<a href="https://bank.kg/">bank.kg<br>Войти</a>',
  '<p>bank.kg <a href="https://evil.example/">Подробнее</a></p>',
  '<p>bank.kg<a href="https://evil.example/">*</a></p>',
  '<a href="https://evil.example/"><img src="https://a.kg/x.png" alt="Скачать Договор.pdf"></a>',
])('tells of no disguise of %s', (html) => {
  expect(parse(html).disguisedLinks).toEqual([])
})

it('removes marks that reverse a text', () => {
  const { document } = parse(
    '<a href="https://evil.example/">\u202egk.knab\u202c</a><bdo dir="rtl">a</bdo>',
  )
  expect(document.querySelector('a')?.textContent).not.toContain('\u202e')
  expect(document.querySelector('bdo')).toBeNull()
})

it('shows a mail whose body hides itself', () => {
  const { document } = parse(
    '<body style="display:none;color:teal">Счёт<p style="display:none">скрыто</p></body>',
  )
  expect(document.querySelector('div')?.style.cssText).toBe('color: teal;')
  expect(document.querySelector('p')?.style.display).toBe('none')
})

// Style sheets, which jsdom does not parse here: tests/e2e/inbox/heavy-mails.spec.ts.
it.each([
  ['color: teal; font-size: 14px', 'color: teal; font-size: 14px'],
  ['color: rgb(1, 2, 3)', 'color: rgb(1, 2, 3)'],
  ['content: url(data:x)', null],
  ['column-width: 1px', null],
  ['filter: blur(9px)', null],
  ['position: fixed', null],
  ['opacity: 0.5', null],
  ['display: grid', null],
  ['display: inline-block', 'display: inline-block'],
  ['margin-left: -50px', null],
  ['margin-left: 50px', 'margin-left: 50px'],
  ['width: calc(1px * 2)', null],
  ['width: 600px', 'width: 600px'],
  ['height: 99999999px', null],
  ['height: 100vh', null],
])('of the style «%s» it keeps %j', (style, kept) => {
  const { document } = parse(`<p style="${style}">a</p>`)
  const left = document.querySelector('p')?.style.cssText.replace(/;$/, '')
  expect(left || null).toBe(kept)
})

it('keeps letters with the marks of any language, and removes piles of marks', () => {
  const honest =
    '\u0439 e\u0323\u0302 ก็ที่ 👨\u200d👩\u200d👧\u200d👦 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
  expect(parse(`<p>${honest}</p>`).document.body.textContent).toBe(honest)
  const piled = 'а\u0301'.repeat(3) + '\u0301'.repeat(5000)
  expect(parse(`<p>${piled}</p>`).document.body.textContent?.length).toBeLessThan(20)
  const apart = `а${'<i>\u0301\u0302</i>'.repeat(500)}`
  expect(parse(`<p>${apart}</p>`).document.body.textContent?.length).toBeLessThan(20)
})

it('removes absurd column spans and sizes', () => {
  const { document } = parse(
    '<table width="600" height="99999999"><tr><td colspan="1000" rowspan="2">a</td></tr></table>',
  )
  expect(document.querySelector('table')?.getAttributeNames()).toEqual(['width'])
  expect(document.querySelector('td')?.getAttributeNames()).toEqual(['rowspan'])
})

it.each([
  ['elements', '<p>a</p>'.repeat(5000), '<p>a</p>'.repeat(7000)],
  ['depth', '<div>'.repeat(150), '<div>'.repeat(300)],
  ['turns of direction', '<p>שלום hello </p>'.repeat(2000), `<p>${'שa'.repeat(20_000)}</p>`],
])('shows a mail with many %s, and none with too many', (_, many, tooMany) => {
  expect(parse(many).html).toBeDefined()
  expect(parse(tooMany).html).toBeUndefined()
})
