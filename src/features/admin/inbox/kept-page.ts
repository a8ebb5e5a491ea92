import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

const rowOf = (id: string | undefined) =>
  id === undefined ? null : document.querySelector(`[data-row="${CSS.escape(id)}"]`)

/** Whether any row of a page is on the screen, as far as its first and its last one tell. */
function isInView(page: readonly { id: string }[]): boolean {
  const first = rowOf(page[0]?.id)
  const last = rowOf(page.at(-1)?.id)
  if (!first || !last) return true
  return (
    first.getBoundingClientRect().top <= window.innerHeight &&
    last.getBoundingClientRect().bottom >= 0
  )
}

/**
 * The cached rows of a page that needs no refetch: it is scrolled out of view and starts at the same place as before. The
 * first page is always refetched, since new rows arrive there; while a change by the viewer is on its way every page is,
 * since it may touch any row.
 */
export function keptPage<Row extends { id: string }, Place>(
  queries: QueryClient,
  queryKey: QueryKey,
  place: Place,
): Row[] | undefined {
  if (queries.isMutating() > 0) return undefined
  const known = queries.getQueryData<InfiniteData<Row[], Place>>(queryKey)
  const here = JSON.stringify(place)
  const index = known?.pageParams.findIndex((each) => JSON.stringify(each) === here) ?? -1
  const page = index > 0 ? known?.pages[index] : undefined
  return page && !isInView(page) ? page : undefined
}
