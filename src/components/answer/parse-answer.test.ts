import { describe, expect, it } from 'vitest'
import { parseAnswer, withoutOpenLink } from './parse-answer'

const paragraph = (...lines: object[][]) => ({ kind: 'paragraph', lines })
const list = (...lines: object[][]) => ({ kind: 'list', lines })
const text = (words: string) => [{ kind: 'text', text: words }]

describe('parseAnswer', () => {
  it('parts paragraphs at blank lines and keeps line breaks', () => {
    expect(parseAnswer('Один\nдва\n\n\nтри\n')).toEqual([
      paragraph(text('Один'), text('два')),
      paragraph(text('три')),
    ])
  })
  it('takes lines that begin with «– » for a list, where the text goes on, too', () => {
    expect(parseAnswer('Входит:\n– каталог\n–\u00a0оплата\nИ всё.')).toEqual([
      paragraph(text('Входит:')),
      list(text('каталог'), text('оплата')),
      paragraph(text('И всё.')),
    ])
  })
  it('links pages of the site', () => {
    expect(parseAnswer('Смотрите [цены](/services), [ещё](/about?a=1#steps).')).toEqual([
      paragraph([
        { kind: 'text', text: 'Смотрите ' },
        { kind: 'link', text: 'цены', href: '/services' },
        { kind: 'text', text: ', ' },
        { kind: 'link', text: 'ещё', href: '/about?a=1#steps' },
        { kind: 'text', text: '.' },
      ]),
    ])
  })
  it('has nothing to show for nothing', () => {
    expect(parseAnswer(' \n\n ')).toEqual([])
  })
  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](/\\/evil.example/services)',
    '[x](https://evil.example/services)',
    '[x](/services\u0000.evil)',
    '[x](/nowhere)',
    '[x](/functions/v1/ai-chat)',
    '[x](data:text/html,hi)',
    '[](/services)',
    '[x] (/services)',
    '**жирно** `код` # заголовок',
    '- не список',
    '–не список',
    '1. не список',
    '&lt;b&gt; &amp;',
  ])('leaves %j as the text that it is', (hostile) => {
    expect(parseAnswer(hostile)).toEqual([paragraph(text(hostile))])
  })
  // As long as an answer can be: worse than quadratic growth would exceed the test's timeout.
  it.each(['['.repeat(6000), '[a]('.repeat(1500)])('comes to an end with brackets', (brackets) => {
    expect(parseAnswer(brackets)).toEqual([paragraph(text(brackets))])
    expect(brackets.startsWith(withoutOpenLink(brackets))).toBe(true)
  })
})

describe('withoutOpenLink', () => {
  it.each([
    ['Смотрите [це', 'Смотрите '],
    ['Смотрите [цены]', 'Смотрите '],
    ['Смотрите [цены](/ser', 'Смотрите '],
    ['Смотрите [цены](/services)', 'Смотрите [цены](/services)'],
    ['Смотрите [цены](/services) и', 'Смотрите [цены](/services) и'],
    ['Массив [1], дальше', 'Массив [1], дальше'],
  ])('%j → %j', (coming, shown) => {
    expect(withoutOpenLink(coming)).toBe(shown)
  })
})
