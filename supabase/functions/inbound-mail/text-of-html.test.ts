import { expect, it } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

it.each([
  [
    '<p>Здравствуйте!</p><p>Сколько стоит&nbsp;сайт?</p>',
    'Здравствуйте!\n\nСколько стоит\u00A0сайт?',
  ],
  ['<h1>Вопрос</h1><ul><li>Сайт</li><li>SEO</li></ul>', 'Вопрос\n\n * Сайт\n * SEO'],
  ['Смотрите <a href="https://a.example/">здесь</a>', 'Смотрите здесь [https://a.example/]'],
  ['<a href="https://a.example">https://a.example</a>', 'https://a.example'],
  ['<style>p { color: red }</style><script>alert(1)</script>Да', 'Да'],
  ['<title>Тема</title><!-- тайна --><p>Да</p>', 'Да'],
  ['до<img src="https://spy.example/1.gif" alt="пиксель">после', 'допосле'],
  ['1 &lt; 2 &amp;&amp; &#x1F33C;', '1 < 2 && 🌼'],
  ['незакрытый <b>тег <i', 'незакрытый тег'],
  ['', ''],
])('of %j is %j', async (html, text) => {
  expect(await textOfHtml(html)).toBe(text)
})

it('of layout in tables has its lines', async () => {
  const html = '<table><tr><td>Имя</td><td>Аида</td></tr><tr><td>Город</td><td>Ош</td></tr></table>'
  expect(await textOfHtml(html)).toMatch(/Имя[\s\S]*Аида[\s\S]*Город[\s\S]*Ош/)
})

it.each([
  ['long quote', '<blockquote>как вы просили</blockquote>'.repeat(30_000)],
  ['quote of many lines', `<blockquote>${'<div>смета</div>'.repeat(25_000)}</blockquote>`],
])('below a %s is there', async (_, quote) => {
  expect(await textOfHtml(`<p>Здравствуйте!</p>${quote}<p>Начинайте</p>`)).toMatch(
    /^Здравствуйте![^]*Начинайте$/,
  )
})

it.each([
  ['ten thousand elements in each other', '<div>'.repeat(10_000) + 'глубоко'],
  ['ten thousand quotes in each other', '<blockquote>'.repeat(10_000) + 'глубоко'],
  ['ten thousand lists in each other', '<ul><li>'.repeat(10_000) + 'глубоко'],
  ['ten thousand tables in each other', '<table><tr><td>'.repeat(10_000) + 'глубоко'],
  ['forty thousand tables in each other', '<table><tr><td>'.repeat(40_000)],
  ['a megabyte of open tags', '<a '.repeat(350_000)],
  ['a megabyte of open comments', '<!--'.repeat(250_000)],
  ['a megabyte of brackets', '<'.repeat(1_000_000)],
  // Starting again at every bracket would exceed the test's timeout.
])('of %s is there in the end', async (_, html) => {
  expect(await textOfHtml(`<p>Сверху</p>${html}`)).toMatch(/^Сверху/)
})
