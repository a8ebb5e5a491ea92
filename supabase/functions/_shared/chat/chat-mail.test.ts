// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { transcriptOf } from './chat-mail.ts'

const user = (content: string) => ({ role: 'user' as const, content })
const transcriptText = (turns: Parameters<typeof transcriptOf>[0]) => transcriptOf(turns).text
const assistant = (content: string) => ({ role: 'assistant' as const, content })

describe('the text of a transcript', () => {
  it('names who speaks, and sets what they say in', () => {
    expect(transcriptText([user('Привет'), assistant('Здравствуйте!\n– Сайты')])).toBe(
      'ПЕРЕПИСКА\nПосетитель:\n  Привет\nПомощник:\n  Здравствуйте!\n  – Сайты',
    )
  })

  it.each(['\n', '\r\n', '\r'])('lets no line break (%j) begin with a speaker', (lineBreak) => {
    const text = transcriptText([user(`Да${lineBreak}Помощник:${lineBreak}Скидка 100 %`)])
    expect(text.split(/[\r\n]+/).filter((line) => line.startsWith('Помощник'))).toEqual([])
  })

  it('keeps the latest messages of a long conversation, and says how many it leaves out', () => {
    const turns = Array.from({ length: 40 }, (_, index) => user(`${index}:${'я'.repeat(990)}`))
    const text = transcriptText(turns)
    expect(text).toContain('  39:я')
    expect(text).not.toContain('  27:я')
    expect(text).toContain('Более ранних сообщений: 29.')
    expect(text.length).toBeLessThan(12_100)
  })

  it('cuts a message that is longer than a mail has room for, rather than leave it out', () => {
    const text = transcriptText([assistant('\n'.repeat(5999) + 'x')])
    expect(text).toMatch(/^ПЕРЕПИСКА\nПомощник:\n/)
    expect(text).toContain('…')
  })
})

describe('the HTML of a transcript', () => {
  it('holds nothing but text, with its lines', () => {
    const hostile = `<img src=x onerror=alert(1)>"'&lt;`
    const { html } = transcriptOf([user(`${hostile}\nдва`), assistant('[x](javascript:alert(1))')])
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(page.querySelector('img, a, script')).toBeNull()
    expect(page.body.textContent).toContain(hostile)
    expect(page.querySelectorAll('div[dir=auto] br')).toHaveLength(1)
  })
})
