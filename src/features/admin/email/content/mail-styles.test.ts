import { expect, it } from 'vitest'
import { allowedRules } from './mail-styles'

/** What is left of a style sheet. */
function left(css: string) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  const { sheet } = style
  style.remove()
  return sheet && allowedRules(sheet.cssRules)
}

it('lets no mail hide the whole of itself', () => {
  expect(left('body, .x{display:none;color:teal}')).toEqual({
    css: 'body{color:teal}.x{display:none;color:teal}',
    selectors: 2,
  })
  expect(left('html > body.mail{display:none}')).toEqual({ css: '', selectors: 0 })
  expect(left('body p{display:none}')?.css).toBe('body p{display:none}')
})
