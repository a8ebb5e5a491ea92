import { QueryClient, useQuery } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Queries } from '@/components/signed-in/queries'
import { reportedErrors } from '../../../../tests/support/broken-parts'
import { Loaded } from './loaded'

const reported = reportedErrors()

it('keeps the last data after a failed refetch, says so, and tries again', () => {
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

it('loads data again that could not be shown', async () => {
  const answers: (string | undefined)[] = [undefined, 'письмо']
  function List() {
    const query = useQuery({ queryKey: ['list'], queryFn: () => ({ subject: answers.shift() }) })
    return (
      <Loaded query={query} failure="Не удалось загрузить">
        {({ subject }) => subject?.toUpperCase() ?? expect.fail('no subject')}
      </Loaded>
    )
  }
  render(
    <Queries client={new QueryClient()}>
      <p>Рядом</p>
      <List />
    </Queries>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Эта часть не открылась')
  expect(reported).toHaveLength(1)
  expect(screen.getByText('Рядом')).toBeVisible()
  fireEvent.click(screen.getByText('Повторить'))
  expect(await screen.findByText('ПИСЬМО')).toBeVisible()
})
