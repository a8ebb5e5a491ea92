import type { HostileMail } from './hostile-mail.ts'

const times = (part: string, count: number) => part.repeat(count)
const each = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('')
const words = (count: number) => times('слово дело тело ', count)
const nested = (tag: string, style: string, depth: number, inner: string) =>
  times(`<${tag} style="${style}">`, depth) + inner + times(`</${tag}>`, depth)

type Entry = readonly [name: string, html: () => string]
const mails = (entries: readonly Entry[]): readonly HostileMail[] =>
  entries.map(([name, html]) => ({ name, html }))

/** Mails that take a browser seconds to minutes if nothing stops them; the bounds were found with these. */
export const heavyMails = mails([
  ['columns of a pixel', () => `<div style="column-width:1px">${words(11_000)}</div>`],
  ['columns in a sheet', () => `<style>body{columns:1px}</style>${words(11_000)}`],
  ['marks on one letter', () => `<p>а${times('\u0301', 190_000)}</p>`],
  ['marks as entities', () => `<p>а${times('&#769;', 30_000)}</p>`],
  [
    'selectors that ask for selectors',
    () =>
      `<style>${each(150, (n) => `b:nth-last-child(${n}n+1 of :has(~ b u)){color:red}`)}</style><div>${times('<b>a<u>b</u></b>', 2900)}</div>`,
  ],
  ['filters', () => nested('div', 'filter:blur(9px)', 150, words(4000))],
  [
    'filters side by side',
    () => times('<div style="filter:blur(60px);height:500px;background:red">a</div>', 2400),
  ],
  [
    'filters in a sheet',
    () =>
      `<style>p{filter:blur(90px);backdrop-filter:blur(40px);height:900px}</style>${times('<p>a</p>', 5000)}`,
  ],
  ['plain elements at the limit', () => times('<p>аб</p>', 5900)],
  [
    'selectors for all at the limit',
    () =>
      `<style>${each(330, (n) => `* * > * * > * *{margin-left:${n}px}`)}</style>${times('<p><b><i>a</i></b></p>', 1990)}`,
  ],
  ['a letter a line', () => `<div style="width:1px">${times('а', 190_000)}</div>`],
  ['one word', () => `<p>${times('а', 190_000)}</p>`],
  ['turns of direction', () => `<p>${times('אa', 95_000)}</p>`],
  [
    'a picture that computes',
    () =>
      `<img src="data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='2000' height='2000'><filter id='f'>${times("<feTurbulence baseFrequency='.9' numOctaves='40'/><feGaussianBlur stdDeviation='99'/>", 200)}</filter><rect filter='url(#f)' width='2000' height='2000'/></svg>`)}">`,
  ],
  [
    'cells of a hundred columns',
    () =>
      `<table>${times(`<tr>${times('<td colspan=100 rowspan=100>1</td>', 70)}</tr>`, 70)}</table>`,
  ],
  ['attributes without an end', () => `<p ${each(20_000, (n) => `a${n} `)}>y</p>`],
])

/** The same kind, written after the bounds were set, which were not changed for them. */
export const unseenHeavyMails = mails([
  [
    'vendor columns',
    () => `<p style="-webkit-columns:1px 9999;-moz-columns:1px">${words(11_000)}</p>`,
  ],
  [
    'nested rules',
    () =>
      `<style>${times('p{&,& *{', 40)}color:red${times('}}', 40)}</style>${times('<p><b>a</b></p>', 2900)}`,
  ],
  [
    'lists within lists of selectors',
    () =>
      `<style>${times(':is(p,b,:is(p,i,', 12)}u${times('))', 12)} ~ p:not(:has(~ b)){color:red}</style>${times('<p><b>a</b></p>', 2900)}`,
  ],
  [
    'attribute selectors',
    () =>
      `<style>${each(900, (n) => `[style*="${n}"] ~ [title$="${n}"]{color:red}`)}</style>${times('<p title="1" style="color:red">a</p>', 4000)}`,
  ],
  [
    'an animation of every width',
    () =>
      `<style>@keyframes a{from{width:1px}to{width:900px}}p{animation:a .1s infinite;transition:all 9s}</style>${times(`<p>${words(2)}</p>`, 3000)}`,
  ],
  [
    'a polygon of many corners',
    () =>
      times(
        `<p style="clip-path:polygon(${each(900, (n) => `${n % 100}% ${(n * 7) % 100}%,`)}0 0);shape-outside:circle();mask:linear-gradient(red,blue)">a</p>`,
        10,
      ),
  ],
  [
    'gradients',
    () =>
      `<style>p{height:900px;background:repeating-conic-gradient(red 0 .001deg,blue 0 .002deg) 0 0/1px 1px}</style>${times('<p>a</p>', 5000)}`,
  ],
  [
    'shadows',
    () =>
      `<style>p{box-shadow:${each(300, (n) => `${n}px 0 99px red,`)}0 0 9px red;text-shadow:${each(300, (n) => `${n}px 0 99px red,`)}0 0 9px red}</style>${times('<p>слово</p>', 5000)}`,
  ],
  [
    'a grid of millions',
    () =>
      `<style>div{display:grid;grid-template:repeat(9999,1px)/repeat(9999,1px)}p{grid-row:9999/1;grid-column:9999/1}</style><div>${times('<p>a</p>', 5000)}</div>`,
  ],
  [
    'nested flex',
    () => nested('div', 'display:flex;flex-flow:column wrap;flex:1', 190, words(9000)),
  ],
  ['letters without a bound', () => nested('p', 'font-size:99em;line-height:99', 100, words(9000))],
  [
    'letters of a mile',
    () => `<p style="font-size:5000px;letter-spacing:5000px">${words(11_000)}</p>`,
  ],
  ['tables in tables', () => nested('table', 'width:99%', 60, `<tr><td>${words(9000)}`)],
  [
    'cells in a row',
    () =>
      `<table border=1 style="border-collapse:collapse"><tr>${each(5800, (n) => `<td width="${n % 90}%">а б`)}</table>`,
  ],
  ['annotations', () => nested('ruby', 'color:red', 90, `a<rt>${words(20)}</rt>`)],
  ['inline boxes', () => nested('span', 'border:1px solid;padding:1px', 190, words(9000))],
  ['underlined again and again', () => nested('u', 'text-decoration:underline', 190, words(9000))],
  ['blocks within lines', () => times('<b><div>a</div>b', 1900)],
  ['flags', () => `<p>${times('🇰🇬🇰', 15_000)}</p>`],
  ['joiners', () => `<p>${times('🧑🏽\u200d❤\ufe0f\u200d', 24_000)}</p>`],
  ['stacked syllables', () => `<p>${times('ཀྱྀཾ', 45_000)}</p>`],
  ['wide letters', () => `<p style="font-size:99px">${times('﷽𒐫', 60_000)}</p>`],
  ['isolated turns', () => `<p>${times('\u2067a\u2069\u2066б\u2069', 30_000)}</p>`],
  ['numbers among letters from the right', () => `<p>${times('ش1', 95_000)}</p>`],
  [
    'marks in elements of their own',
    () => `<p>а${times('<i>\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308</i>', 5800)}</p>`,
  ],
  ['marks of a picture', () => times(`<img src=x alt="а${times('\u0300', 900)}">`, 200)],
  ['tabs', () => `<pre style="tab-size:999999;white-space:pre">${times('a\t', 95_000)}</pre>`],
  ['lines', () => `<pre>${times('a\n', 95_000)}</pre>`],
  [
    'balanced lines',
    () =>
      `<p style="text-wrap:balance;hyphens:auto;text-align:justify;initial-letter:9">${words(11_000)}</p>`,
  ],
  [
    'layers',
    () =>
      `<style>p{will-change:transform;transform:translate3d(1px,1px,1px) rotate3d(1,1,1,9deg);perspective:9px;position:sticky;height:900px}</style>${times('<p>a</p>', 5000)}`,
  ],
  [
    'scrollers',
    () =>
      `<style>p{overflow:scroll;height:9px;resize:both;opacity:.9;mix-blend-mode:difference}</style>${times(`<p>${words(1)}</p>`, 3000)}`,
  ],
  ['brackets without an end', () => `<style>p{width:${times('calc(', 38_000)}</style><p>a</p>`],
  [
    'a list of selectors',
    () => `<style>${times('p,', 90_000)}b{color:red}</style>${times('<p>a</p>', 900)}`,
  ],
  ['media in media', () => `<style>${times('@media all{', 15_000)}p{color:red}</style><p>a</p>`],
  [
    'variables that double',
    () =>
      `<style>p{--a0:aa;${each(40, (n) => `--a${n + 1}:var(--a${n})var(--a${n});`)}font-family:var(--a40)}</style><p>a</p>`,
  ],
  [
    'millions of pixels',
    () =>
      `<style>p{zoom:999;width:calc(1px*1e30);aspect-ratio:1/9999;border:9999px dotted}</style>${times('<p>a</p>', 3000)}`,
  ],
  [
    'pictures at the limit',
    () =>
      times(
        '<img width=4999 height=4999 src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">',
        1900,
      ),
  ],
  [
    'a vertical text',
    () =>
      `<div style="writing-mode:vertical-rl;text-orientation:upright;height:1px">${words(11_000)}</div>`,
  ],
  [
    'lists',
    () =>
      `<ol start=2147483000 style="list-style-type:ethiopic-numeric">${times('<li>a', 5800)}</ol>`,
  ],
  ['moving text', () => times('<marquee scrollamount=9999 width=1>слово</marquee>', 5000)],
])
