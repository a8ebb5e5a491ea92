import { expect, it } from 'vitest'
import { createSiteApp } from '../../dev/commands/support/site-app.ts'

it('the licences of what browsers load are a text that is shown, not a download', async () => {
  const site = await createSiteApp('dist')
  const answer = await site.request('/licenses.txt')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(answer.headers.has('content-disposition')).toBe(false)
  const text = await answer.text()
  for (const name of ['react-dom', '@supabase/supabase-js', 'zod']) {
    expect(text).toContain(`\n## ${name} - `)
  }
})
