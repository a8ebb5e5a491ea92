import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Composer } from './composer'

it('leaves the keys of an input method to it', () => {
  const [onSend, onFold] = [vi.fn(), vi.fn()]
  render(
    <Composer onSend={onSend} onFold={onFold}>
      <textarea />
    </Composer>,
  )
  const field = screen.getByRole('textbox')
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 229 })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect([onSend, onFold].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(onSend).toHaveBeenCalledExactlyOnceWith(false)
})
