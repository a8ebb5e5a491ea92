import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Field } from './field'

it('connects label, hint and error with the control', () => {
  const field = (error?: string) => (
    <Field label="Пароль" required hint="Не меньше 6 символов" error={error}>
      {(control) => <input {...control} />}
    </Field>
  )
  const { rerender } = render(field())
  const control = screen.getByRole('textbox', { name: 'Пароль' })
  expect(control).toBeRequired()
  expect(control).toBeValid()
  expect(control).toHaveAccessibleDescription('Не меньше 6 символов')

  rerender(field('Укажите пароль'))
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription('Укажите пароль')
})
