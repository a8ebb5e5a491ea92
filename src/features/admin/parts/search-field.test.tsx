import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SearchField } from './search-field'

it('leaves the keys of an input method to it', () => {
  const onText = vi.fn()
  render(<SearchField label="Поиск" placeholder="Поиск" text="" onText={onText} isListed />)
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'に' } })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  expect(onText).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onText).toHaveBeenCalledExactlyOnceWith('に')
})
