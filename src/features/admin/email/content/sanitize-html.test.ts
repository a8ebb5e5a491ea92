import { expect, it } from 'vitest'
import { sanitizeHtml } from './sanitize-html'

const parse = (html: string, showsImages = false, pictures = new Map<string, string>()) => {
  const mail = sanitizeHtml(html, showsImages, pictures)
  return { ...mail, document: new DOMParser().parseFromString(mail.html, 'text/html') }
}

it('keeps the layout of an email', () => {
  const { html, remoteImages } = sanitizeHtml(
    '<head><style>p{color:teal}</style></head><body bgcolor="#ffeecc" style="margin:0"><table width="600" cellpadding="4"><tr><td align="center"><p>Привет, <b>мир</b></p></td></tr></table></body>',
    false,
  )
  expect(html).toContain('<style>p{color:teal}</style>')
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

it('tells once of each link that names another site, and leaves its text as it is', () => {
  const link = '<a href="https://evil.example/pay">www.bank.kg</a>'
  const { document, disguisedLinks } = parse(
    `${link}${link}<a href="https://bank.kg/">bank.kg</a><a href="https://evil.example/">Оплатить</a>`,
  )
  expect(disguisedLinks).toEqual([{ shown: 'www.bank.kg', host: 'evil.example' }])
  expect(document.querySelector('a')?.textContent).toBe('www.bank.kg')
})

it('lets no style write a text', () => {
  const { document } = parse('<p style="content:url(data:x); color:teal">a</p>')
  expect(document.querySelector('p')?.getAttribute('style')).not.toContain('content')
  expect(document.querySelector('p')?.getAttribute('style')).toContain('teal')
})
