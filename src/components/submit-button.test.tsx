import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { translatePage } from '../../tests/support/translate-page'
import { SubmitButton } from './submit-button'

it('shows that it is busy, and again that it is not, on a page that the browser has translated', () => {
  const button = (busy: boolean) => (
    <SubmitButton label="Отправить" busyLabel="Отправляем…" busy={busy} />
  )
  const { rerender } = render(button(false))
  const stop = translatePage()
  for (const busy of [true, false, true]) {
    rerender(button(busy))
    expect(screen.getByRole('button')).toHaveTextContent(busy ? 'Отправляем…' : 'Отправить')
  }
  stop()
})
