import { type ComponentType, lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { pageAt, pageIds } from '@/content/navigation'
import { siteMap } from '@/content/site-map'
import { loadWhenOnline } from '@/lib/page/load-when-online'
import { reloadIfOutdated } from '@/lib/page/new-build'
import { PageChange } from './page-change'
import { Pending } from './pending'
import { loadPage } from './routes'

function pageOf(path: string) {
  const Page = lazy(async () => {
    try {
      return { default: (await loadWhenOnline(() => loadPage(path))).Page }
    } catch (error) {
      await reloadIfOutdated()
      throw error
    }
  })
  return <Page />
}

const pages = new Map(pageIds.map((id) => [id, pageOf(siteMap[id].path)]))
const notFound = pageOf('/404')

/** The prerendered page and its code. */
export interface FirstPage {
  path: string
  Page: ComponentType
}

/** The router. The old page stays until the next one's code has loaded; header and footer survive a crashed page. */
export function Pages({ first }: { first?: FirstPage | undefined }) {
  const location = useLocation()
  // Renders behind the shown page, also on Back, where React starts no transition.
  const shown = useDeferredValue(location)
  const [kept, setKept] = useState(first)
  if (kept && kept.path !== shown.pathname) setKept(undefined)
  // By the same table as the pages' code and heads: the router itself would also match «/ADMIN» and «/%61dmin».
  const id = pageAt(shown.pathname)
  return (
    <ErrorBoundary resetKey={shown.pathname} className="min-h-[70vh]">
      {shown.pathname !== location.pathname && <PageComing />}
      <Suspense fallback={<PagePending />}>
        {kept ? (
          <kept.Page />
        ) : (
          <Routes location={shown}>
            <Route path="*" element={(id && pages.get(id)) ?? notFound} />
          </Routes>
        )}
        <PageChange location={shown} />
        <Ready />
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * Tells the loader, and tests, that the app is listening. Outside of React's own work: inside it, React could not
 * hydrate the section whose button the loader clicks again, and would drop the click.
 */
function Ready() {
  useEffect(() => {
    const later = setTimeout(() => {
      document.documentElement.dataset.ready = 'true'
      window.dispatchEvent(new Event('app:ready'))
    })
    return () => clearTimeout(later)
  }, [])
  return null
}

/** Shows progress if the wait is long: the line appears after a quarter of a second. */
const PageComing = () => (
  <>
    <div
      role="progressbar"
      aria-label="Страница загружается"
      className="page-coming fixed inset-x-0 top-16 z-40 h-0.5 lg:top-18"
    />
    {!navigator.onLine && <Pending isOffline />}
  </>
)

/** Shown when there is no earlier page to keep. */
const PagePending = () => (
  <div role="status" className="grid min-h-[70vh] place-items-center">
    <span className="animate-pulse text-muted-foreground">Загрузка...</span>
  </div>
)
