import { type ComponentType, lazy, Suspense, useDeferredValue, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { pageIds } from '@/content/navigation'
import { siteMap } from '@/content/site-map'
import { ErrorBoundary } from './error-boundary'
import { Ready } from './first-load/ready'
import { PageChange } from './page-change'
import { loadPage } from './routes'

const lazyPage = (path: string) => lazy(async () => ({ default: (await loadPage(path)).Page }))

const pages = pageIds.map((id) => ({ path: siteMap[id].path, Page: lazyPage(siteMap[id].path) }))
const NotFound = lazyPage('/404')

/** The page whose HTML the build has rendered, and its code. */
export interface FirstPage {
  path: string
  Page: ComponentType
}

/**
 * The router: one page a route. The page that is left stays until the code of the next one is there,
 * which a line below the header tells; a page that breaks leaves header and footer standing.
 */
export function Pages({ first }: { first?: FirstPage | undefined }) {
  const location = useLocation()
  // Renders behind the page that is shown, on the way back too, where React makes no transitions.
  const shown = useDeferredValue(location)
  const [kept, setKept] = useState(first)
  if (kept && kept.path !== shown.pathname) setKept(undefined)
  return (
    <ErrorBoundary resetKey={shown.pathname}>
      {shown.pathname !== location.pathname && <PageComing />}
      <Suspense fallback={<PagePending />}>
        {kept ? (
          <kept.Page />
        ) : (
          <Routes location={shown}>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Routes>
        )}
        <PageChange location={shown} />
        <Ready />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Tells of a wait, if it is one: the line appears after a quarter of a second. */
const PageComing = () => (
  <div
    role="progressbar"
    aria-label="Страница загружается"
    className="page-coming fixed inset-x-0 top-16 z-40 h-0.5 lg:top-18"
  />
)

/** Stands in a page's place where there is none to stay. */
const PagePending = () => (
  <div role="status" className="grid min-h-[70vh] place-items-center">
    <span className="animate-pulse text-muted-foreground">Загрузка...</span>
  </div>
)
