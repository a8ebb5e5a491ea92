import { describe, expect, it } from 'vitest'
import { type Inline, inlineParser } from './inline-marks.ts'

const parse = inlineParser(['strong', 'emphasis', 'code', 'link', 'address'], (href) =>
  /^https?:\/\/.|^mailto:/.test(href) ? href : undefined,
)

/** <b>, <i>, <code>, and links as `label→address`. */
const shown = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if ('nodes' in node) {
        const tag = node.kind === 'strong' ? 'b' : 'i'
        return `<${tag}>${shown(node.nodes)}</${tag}>`
      }
      if (node.kind === 'code') return `<code>${node.text}</code>`
      return node.kind === 'link' ? `{${node.text}→${node.href}}` : node.text
    })
    .join('')

describe('asterisks mark', () => {
  it.each([
    ['**важно**', '<b>важно</b>'],
    ['(**важно**), *очень*!', '(<b>важно</b>), <i>очень</i>!'],
    ['«*курсив*» — **50**%', '«<i>курсив</i>» — <b>50</b>%'],
    ['**«Ромашка»** и *№ 5*', '<b>«Ромашка»</b> и <i>№ 5</i>'],
    ['✅**Готово**, **.NET** и **C#**', '✅<b>Готово</b>, <b>.NET</b> и <b>C#</b>'],
    ['**жирный *и курсив* в нём**', '<b>жирный <i>и курсив</i> в нём</b>'],
    ['**жирный *курсив***', '<b>жирный <i>курсив</i></b>'],
    ['*курсив **жирный***', '<i>курсив <b>жирный</b></i>'],
    ['***оба***', '<b><i>оба</i></b>'],
    ['**две\nстроки**', '<b>две\nстроки</b>'],
    ['*начал **важно**', '*начал <b>важно</b>'],
    ['**2*3 = 6**', '<b>2*3 = 6</b>'],
    ['**Сайт https://x.example/a**, и', '<b>Сайт {https://x.example/a→https://x.example/a}</b>, и'],
    ['*a* и *b*', '<i>a</i> и <i>b</i>'],
  ])('%j', (source, expected) => {
    expect(shown(parse(source))).toBe(expected)
  })
})

describe('asterisks are text', () => {
  it.each([
    'Скидка 10%*, доставка*',
    '2*3*4 = 24',
    '5 * 3 * 2',
    '2**3**4 и x**2, y**2',
    '2 ** 3 ** 4',
    '*.pdf, *.docx и *.*',
    'ТЗ_финал_*.docx и *.pdf',
    'src/**/*.ts и **/*.tsx',
    'отель 5*, отель 4*',
    'Цена* без НДС**',
    'Цена 100*\nДоставка*\n* без НДС',
    '*без НДС\nДоставка*',
    '/* пояснение */ и /*ещё*/',
    '*args, **kwargs',
    'слово**внутри**слова',
    '** пусто ** и * пусто *',
    '****много**** и *****',
    '**открыто',
    'snake_case_name и __init__',
    'звёзды ****',
  ])('%j', (source) => {
    expect(parse(source)).toEqual([{ kind: 'text', text: source }])
  })
})

describe('an address is', () => {
  const wiki = 'https://ru.wikipedia.org/wiki/Kotlin_(остров)'
  it.each([
    [`[о языке](${wiki})`, `{о языке→${wiki}}`],
    [`(см. ${wiki})`, `(см. {${wiki}→${wiki}})`],
    [`${wiki}, дальше`, `{${wiki}→${wiki}}, дальше`],
    ['[a](https://x.example/a_(1)/b?x=1&y=[2])', '{a→https://x.example/a_(1)/b?x=1&y=[2]}'],
    [
      'https://x.example/a_(1)/b?x=1&y=[2].',
      '{https://x.example/a_(1)/b?x=1&y=[2]→https://x.example/a_(1)/b?x=1&y=[2]}.',
    ],
    ['[a](https://x.example/((b)c))', '{a→https://x.example/((b)c)}'],
    ['[как [обычно]](https://x.example)', '{как [обычно]→https://x.example}'],
    ['[[1]](https://x.example)', '{[1]→https://x.example}'],
    ['[x [y](https://x.example)', '[x {y→https://x.example}'],
    ['(https://x.example/blog)', '({https://x.example/blog→https://x.example/blog})'],
    ['[https://x.example/a]', '[{https://x.example/a→https://x.example/a}]'],
    ['«https://x.example/a»…', '«{https://x.example/a→https://x.example/a}»…'],
    [
      'https://x.example/a_b_c?d=*.pdf!',
      '{https://x.example/a_b_c?d=*.pdf→https://x.example/a_b_c?d=*.pdf}!',
    ],
    ['*https://x.example*', '<i>{https://x.example→https://x.example}</i>'],
    ['[a](mailto:a@x.example)', '{a→mailto:a@x.example}'],
    ['`[a](https://x.example)`', '<code>[a](https://x.example)</code>'],
  ])('whole: %j', (source, expected) => {
    expect(shown(parse(source))).toBe(expected)
  })

  it.each([
    '[1], [2]',
    '[1](см. ниже)',
    '[a](javascript:alert(1))',
    '[](x)',
    'https://',
    '`нет',
    '[a] (b)',
  ])('none: %j', (source) => {
    expect(shown(parse(source))).toBe(source)
  })
})
