import { type ComponentType, Suspense, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { pageIds } from '@/content/navigation'
import { siteMap } from '@/content/site-map'
import { loadable } from '@/lib/loadable'
import { AdoptedPage } from './adopted-page'
import { ErrorBoundary } from './error-boundary'
import { PagePending } from './page-pending'
import { Ready } from './ready'
import { notFoundModule, pageModules } from './routes'

const pages = pageIds.map((id) => ({ path: siteMap[id].path, Page: loadable(pageModules[id]) }))
const NotFound = loadable(notFoundModule)

/** What the page shows before the app starts. */
export interface FirstPage {
  path: string
  /** The page's code, to hydrate its HTML at once; absent where the HTML needs none. */
  Page?: ComponentType
}

interface PagesProps {
  /** The page whose HTML is there already, until somebody navigates. */
  first?: FirstPage | undefined
}

/** The router: one lazily loaded page a route. A page that breaks leaves header and footer standing. */
export function Pages({ first }: PagesProps) {
  const { pathname } = useLocation()
  const [shown, setShown] = useState(first)
  // Once left, its HTML is gone: coming back draws the page like any other.
  if (shown && shown.path !== pathname) setShown(undefined)
  return (
    <ErrorBoundary resetKey={pathname}>
      {/* One for all pages, the first included: until the next one's code is there, a page stays. */}
      <Suspense fallback={<PagePending />}>
        {shown && !shown.Page ? (
          <AdoptedPage />
        ) : (
          // The first page's sections are laid out bit by bit (AdoptedPage); a page drawn later is there at once.
          <div className={shown && 'lazy-sections'}>
            {shown?.Page ? <shown.Page /> : <PageRoutes />}
          </div>
        )}
        <Ready />
      </Suspense>
    </ErrorBoundary>
  )
}

function PageRoutes() {
  return (
    <Routes>
      {pages.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
