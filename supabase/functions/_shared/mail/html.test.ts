import { expect, it } from 'vitest'
import { escapeHtml } from '../contracts/escape-html.ts'
import { escapeMultiline } from './html.ts'

it.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" onmouseover="x', '&quot; onmouseover=&quot;x'],
  ["' autofocus='", '&#39; autofocus=&#39;'],
  ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
  ['Ромашка & Ко 🌼', 'Ромашка &amp; Ко 🌼'],
])('escapes %s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped)
})

it('keeps line breaks visible', () => {
  expect(escapeMultiline('a\r\nb\nc\rd<br>')).toBe('a<br>b<br>c<br>d&lt;br&gt;')
})
