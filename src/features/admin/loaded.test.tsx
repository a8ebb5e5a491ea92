import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Loaded } from './loaded'

it('keeps what could not be refetched, says so, and tries again', () => {
  const refetch = vi.fn(async () => {})
  const query = {
    data: 'письма',
    isError: true,
    isRefetchError: true,
    isPlaceholderData: false,
    refetch,
  }
  render(
    <Loaded query={query} failure="Не удалось загрузить">
      {(data) => data}
    </Loaded>,
  )
  expect(screen.getByText('письма')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Данные могли устареть')
  fireEvent.click(screen.getByText('Повторить'))
  expect(refetch).toHaveBeenCalledOnce()
})
