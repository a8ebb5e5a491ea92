import { expect, it } from 'vitest'
import { parseUrl } from './parse-url.ts'

it('reads what is a URL, and nothing else', () => {
  expect(parseUrl('/blog?tag=1', 'https://kerege.example')?.href).toBe(
    'https://kerege.example/blog?tag=1',
  )
  expect(parseUrl('mailto:a@b.example')?.protocol).toBe('mailto:')
  for (const text of ['', '/blog', 'https://', 'https://a b', '//[']) {
    expect(parseUrl(text), text).toBeUndefined()
  }
})
