import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { reportedErrors } from '../../../tests/support/broken-parts'
import { Dialog } from './dialog'

reportedErrors()

it('can be closed when its content breaks, and keeps what its owner keeps', () => {
  const onClose = vi.fn()
  let isBroken = false
  function Content({ text }: { text: string }) {
    if (isBroken) throw new Error('no content today')
    return <p>{text}</p>
  }
  function Owner() {
    const [text, setText] = useState('пусто')
    return (
      <>
        <button onClick={() => setText('набрано')}>Набрать</button>
        <Dialog open onClose={onClose} title="Форма">
          <Content text={text} />
        </Dialog>
      </>
    )
  }
  render(<Owner />)
  isBroken = true
  fireEvent.click(screen.getByText('Набрать'))
  expect(screen.getByRole('dialog', { name: 'Форма' })).toContainElement(screen.getByRole('alert'))
  fireEvent.click(screen.getByLabelText('Закрыть'))
  expect(onClose).toHaveBeenCalledOnce()
})
