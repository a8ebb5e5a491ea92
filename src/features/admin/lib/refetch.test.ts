import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { refetchChanged } from './refetch'

const queryKey = ['users', 'page 1'] as const

/** A list that returns its version; each answer waits until it is released. */
function createList() {
  const gates: (() => void)[] = []
  let version = 1
  return {
    change: () => (version += 1),
    answer: () => gates.splice(0).forEach((open) => open()),
    queryFn: async () => {
      const seen = version
      await new Promise<void>((resolve) => gates.push(resolve))
      return seen
    },
  }
}

it('ignores a first answer that was requested before the change', async () => {
  const queries = new QueryClient()
  const list = createList()
  const shown = new QueryObserver(queries, { queryKey, queryFn: list.queryFn })
  onTestFinished(shown.subscribe(() => {}))

  list.change()
  const done = refetchChanged(queries, ['users'], ['others'])
  await expect.poll(() => (list.answer(), shown.getCurrentResult().data)).toBe(2)
  await done
  expect(shown.getCurrentResult().isError).toBe(false)
})

it('refetches hidden queries when they are shown, even if a request was pending', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const list = createList()
  const options = { queryKey, queryFn: list.queryFn }
  const left = new QueryObserver(queries, options).subscribe(() => {})
  left()

  list.change()
  await refetchChanged(queries, ['users'])
  list.answer()

  const shown = new QueryObserver(queries, options)
  onTestFinished(shown.subscribe(() => {}))
  await expect.poll(() => (list.answer(), shown.getCurrentResult().data)).toBe(2)
})
