import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const shell = (name: string) => readFileSync(`public/${name}.html`, 'utf8')
const codeOf = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''

it.each([
  ['mail-frame', 'data:'],
  ['mail-frame-pictures', 'data: https:'],
])('the document %s runs its own script alone and loads nothing but pictures', (name, pictures) => {
  const html = shell(name)
  const { head } = new DOMParser().parseFromString(html, 'text/html')
  const policies = [...head.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')]
  const hash = createHash('sha256').update(codeOf(html)).digest('base64')
  expect(policies.map((policyTag) => policyTag.getAttribute('content'))).toEqual([
    `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src ${pictures}`,
  ])
  expect(head.querySelector('link, script, style')).toBeNull()
})

it('both documents have the same script', () => {
  expect(codeOf(shell('mail-frame-pictures'))).toBe(codeOf(shell('mail-frame')))
})
