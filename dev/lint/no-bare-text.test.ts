import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const rule = 'kerege/no-bare-text'

/** The texts in this JSX that would break on a translated page. */
async function bareTextsIn(jsx: string): Promise<string[]> {
  const code = `const icon = <i />\nexport const it = ${jsx}`
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === rule })
  const [result] = await eslint.lintText(code, { filePath: 'src/components/it.tsx' })
  const messages = result?.messages ?? []
  const lines = code.split('\n')
  return messages.map(({ message, line, column, endColumn = 0, ruleId }) =>
    ruleId ? (lines[line - 1] ?? '').slice(column - 1, endColumn - 1).trim() : message,
  )
}

it.each([
  ['<b>{busy && <i />}Отправить</b>', ['Отправить']],
  ['<b>{busy && <i />}{label}</b>', ['{label}']],
  ['<b>{busy ? <i /> : null}{`${label}`}</b>', ['{`${label}`}']],
  ['<b><i />{isLong && label}</b>', ['{isLong && label}']],
  ['<b>{isLong && ", "}<i /></b>', ['{isLong && ", "}']],
  ['<b>{list.map((it) => <i key={it} />)} всего</b>', ['всего']],
  ['<b>{hint ?? <i />}<i /></b>', ['{hint ?? <i />}']],
  ['<b>{isBold ? <i /> : label} и ещё</b>', ['{isBold ? <i /> : label}', 'и ещё']],
  ['<><>{busy && <i />}</>Отправить</>', ['Отправить']],
])('%s breaks', async (jsx, texts) => {
  expect(await bareTextsIn(jsx)).toEqual(texts)
})

it.each([
  '<b>{busy && <i />}<span>{label}</span></b>',
  '<b>{label}</b>',
  '<b>{isLong && label}</b>',
  '<b>{busy ? "Отправляем" : label}</b>',
  '<b><i /> Отправить</b>',
  '<b>Отправить{busy && <i />}</b>',
  '<b>{busy && <i />}<i />Отправить</b>',
  '<b>{busy && <i />}{icon}</b>',
  '<b>{busy && <i />}{children}</b>',
])('%s does not', async (jsx) => {
  expect(await bareTextsIn(jsx)).toEqual([])
})
