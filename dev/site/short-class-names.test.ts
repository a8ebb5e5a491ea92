import { expect, it } from 'vitest'
import { addShortNames, chooseShortNames, shortenHtml, shortenStyles } from './short-class-names.ts'

const sheet = [
  '.flex{display:flex}',
  '.mt-0\\.5{margin-top:.125rem}',
  '.w-1\\/2,.size-2{width:50%}',
  '.\\[\\&_svg\\]\\:size-4 svg{width:1rem}',
  '.\\32 xl\\:p-4{padding:1rem}',
  '@media print{.text-sm:not(.mt-0\\.5)::before{content:".size-2"}}',
  '.lazy-sections>*{margin:0}',
  '.text-sm .w-1\\/2{gap:1px}',
  '@keyframes beat{12.5%{opacity:0}}',
].join('')
const page = `<html class="dark"><p class="text-sm flex mt-0.5 unknown-name">class="text-sm"</p>
<p class="text-sm [&amp;_svg]:size-4"></p><p id="text-sm" class="2xl:p-4 lazy-sections b"></p></html>`

const names = chooseShortNames([page, '<p class="text-sm w-1/2"></p>'], sheet)

it('shortens what a page uses and the sheet styles, the most used first', () => {
  expect([...names]).toEqual([
    ['text-sm', 'c'],
    ['mt-0.5', 'd'],
    ['[&_svg]:size-4', 'e'],
    ['2xl:p-4', 'f'],
    ['w-1/2', 'g'],
  ])
})

it('renames classes of a page, and nothing else of it', () => {
  expect(shortenHtml(page, names)).toBe(
    `<html class="dark"><p class="c flex d unknown-name">class="text-sm"</p>
<p class="c e"></p><p id="text-sm" class="f lazy-sections b"></p></html>`,
  )
})

it('renames them in the page’s own styles', () => {
  expect(shortenStyles(sheet, names)).toBe(
    [
      '.flex{display:flex}',
      '.d{margin-top:.125rem}',
      '.g,.size-2{width:50%}',
      '.e svg{width:1rem}',
      '.f{padding:1rem}',
      '@media print{.c:not(.d)::before{content:".size-2"}}',
      '.lazy-sections>*{margin:0}',
      '.c .g{gap:1px}',
      '@keyframes beat{12.5%{opacity:0}}',
    ].join(''),
  )
})

it('lets the whole sheet know both names', () => {
  expect(addShortNames(sheet, names)).toBe(
    [
      '.flex{display:flex}',
      '.d,.mt-0\\.5{margin-top:.125rem}',
      '.g,.w-1\\/2,.size-2{width:50%}',
      '.e svg,.\\[\\&_svg\\]\\:size-4 svg{width:1rem}',
      '.f,.\\32 xl\\:p-4{padding:1rem}',
      '@media print{:is(.c,.text-sm):not(:is(.d,.mt-0\\.5))::before{content:".size-2"}}',
      '.lazy-sections>*{margin:0}',
      ':is(.c,.text-sm) .g,:is(.c,.text-sm) .w-1\\/2{gap:1px}',
      '@keyframes beat{12.5%{opacity:0}}',
    ].join(''),
  )
})

it('gives no class the name of another', () => {
  const many = Array.from({ length: 2000 }, (_, index) => `p-${index}`)
  const css = many.map((name) => `.${name}{color:red}`).join('')
  const short = [...chooseShortNames([`<p class="${many.join(' ')}"></p>`], css).values()]
  expect(short.length).toBeGreaterThan(800)
  expect(new Set(short).size).toBe(short.length)
  expect(short).not.toContain('ad')
})
