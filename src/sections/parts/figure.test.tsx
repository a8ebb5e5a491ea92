import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Figure } from './figure'

it.each([
  ['200+', ['+']],
  ['24/7', []],
  ['99,9 %', [' %']],
  ['1M+', ['M+']],
  ['−40%', ['%']],
  ['20+ часов', ['+', ' часов']],
  ['1 год', [' год']],
  ['5', []],
])('marks what follows the digits of %s', (value, tail) => {
  const { container } = render(<Figure value={value} />)
  expect(container.textContent).toBe(value)
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(
    tail,
  )
})
