import { describe, expect, it } from 'vitest'
import { markupHtml, markupText } from './markup.ts'

/** The HTML without its styling. */
const html = (source: string) =>
  markupHtml(source)
    .replace(/ (class|style)="[^"]*"/g, '')
    .replaceAll('\n', '')

describe('marks become elements of their own', () => {
  it.each([
    ['Один абзац', '<p>Один абзац</p>'],
    ['Один\nабзац', '<p>Один<br>абзац</p>'],
    ['Один\r\n\r\n\r\nДругой', '<p>Один</p><p>Другой</p>'],
    ['# Заголовок\nТекст', '<h2>Заголовок</h2><p>Текст</p>'],
    ['## Меньше', '<h3>Меньше</h3>'],
    ['#Без пробела', '<p>#Без пробела</p>'],
    ['- раз\n- два', '<ul><li>раз</li><li>два</li></ul>'],
    ['• раз', '<ul><li>раз</li></ul>'],
    ['- раз\n\n- другой список', '<ul><li>раз</li></ul><ul><li>другой список</li></ul>'],
    ['1. раз\n2) два', '<ol><li>раз</li><li>два</li></ol>'],
    [
      '1. раз\n\nТекст\n\n2. два\n2. три',
      '<ol><li>раз</li></ol><p>Текст</p><ol start="2"><li>два</li><li>три</li></ol>',
    ],
    ['0) начало', '<ol start="0"><li>начало</li></ol>'],
    ['Список:\n- раз', '<p>Список:</p><ul><li>раз</li></ul>'],
    ['**жирный** и *курсив*', '<p><strong>жирный</strong> и <em>курсив</em></p>'],
    ['**жирный *и курсив* в нём**', '<p><strong>жирный <em>и курсив</em> в нём</strong></p>'],
    ['2 * 3 * 4 и 5**', '<p>2 * 3 * 4 и 5**</p>'],
    ['Скидка 10%*, доставка*', '<p>Скидка 10%*, доставка*</p>'],
    ['2*3*4 = 24, *.pdf и *.docx', '<p>2*3*4 = 24, *.pdf и *.docx</p>'],
    [
      '[о языке](https://x.example/Kotlin_(остров))',
      '<p><a href="https://x.example/Kotlin_(остров)">о языке</a></p>',
    ],
    [
      '[ссылка](https://x.example/a?b=1&c=2)',
      '<p><a href="https://x.example/a?b=1&amp;c=2">ссылка</a></p>',
    ],
    ['[почта](mailto:a@x.example)', '<p><a href="mailto:a@x.example">почта</a></p>'],
    [
      'Смотрите https://x.example/a, там всё.',
      '<p>Смотрите <a href="https://x.example/a">https://x.example/a</a>, там всё.</p>',
    ],
    ['', ''],
    [' \n\t\n', ''],
  ])('%j', (source, expected) => {
    expect(html(source)).toBe(expected)
  })
})

describe('nothing else does', () => {
  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    [
      '**<img src=x onerror=alert(1)>**',
      '<p><strong>&lt;img src=x onerror=alert(1)&gt;</strong></p>',
    ],
    ['[нажми](javascript:alert(1))', '<p>[нажми](javascript:alert(1))</p>'],
    ['[нажми](data:text/html,x)', '<p>[нажми](data:text/html,x)</p>'],
    ['[нажми](//evil.example)', '<p>[нажми](//evil.example)</p>'],
    [
      '[нажми](https://x.example/"onmouseover="alert(1))',
      '<p>[нажми](<a href="https://x.example/">https://x.example/</a>&quot;onmouseover=&quot;alert(1))</p>',
    ],
    [
      '[<b>жирно</b>](https://x.example)',
      '<p><a href="https://x.example">&lt;b&gt;жирно&lt;/b&gt;</a></p>',
    ],
  ])('%j', (source, expected) => {
    expect(html(source)).toBe(expected)
  })

  it('in reasonable time, however the marks are piled up', () => {
    const start = performance.now()
    for (const piece of ['**a', '*a', '[a](', '[a', 'https://']) {
      markupHtml(piece.repeat(20_000 / piece.length))
    }
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})

it('is plain text without marks, and with every address', () => {
  const source =
    '# Новое\n\nЧитайте **сегодня**:\n[статья](https://x.example/a) или https://x.example/b\n\n- раз\n- *два*\n\n1. a\n1. b'
  expect(markupText(source)).toBe(
    'НОВОЕ\n\nЧитайте сегодня:\nстатья (https://x.example/a) или https://x.example/b\n\n- раз\n- два\n\n1. a\n2. b',
  )
})

it('numbers a list in plain text as it was written', () => {
  expect(markupText('1. Раз\n\nТекст\n\n2. Два\n3. Три')).toBe('1. Раз\n\nТекст\n\n2. Два\n3. Три')
  expect(markupText('9. Раз\n9. Два')).toBe('9. Раз\n10. Два')
})
