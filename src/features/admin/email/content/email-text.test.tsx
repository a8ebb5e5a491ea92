import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmailText } from './email-text'

const text = `Да.

30.04.2025 15:19, Тимур пишет:
> Начнём в мае?

-- 
Анна`

it('folds the history of an answer, and nothing else', () => {
  const { container } = render(<EmailText text={text} answers />)
  expect(container).toHaveTextContent('Да.Показать цитату-- Анна')
  fireEvent.click(screen.getByRole('button', { name: 'Показать цитату' }))
  expect(container).toHaveTextContent('Начнём в мае?')
  fireEvent.click(screen.getByRole('button', { name: 'Скрыть цитату' }))
  expect(container).not.toHaveTextContent('Начнём')
})

it('shows all of a first letter', () => {
  const { container } = render(<EmailText text={text} answers={false} />)
  expect(container).toHaveTextContent('Начнём в мае?')
  expect(screen.queryByRole('button')).toBeNull()
})
