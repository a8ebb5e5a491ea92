import { lazy, Suspense, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { pageIds } from '@/content/navigation'
import { siteMap } from '@/content/site-map'
import { AdoptedPage } from './adopted-page'
import { ErrorBoundary } from './error-boundary'
import { PagePending } from './page-pending'
import { notFoundModule, pageModules } from './routes'

const pages = pageIds.map((id) => ({ path: siteMap[id].path, Page: lazy(pageModules[id]) }))
const NotFound = lazy(notFoundModule)

interface PagesProps {
  /** Path of the page whose HTML is there already; it is left as it is until somebody navigates. */
  adopted?: string | undefined
}

/** The router: one lazily loaded page a route. A page that breaks leaves header and footer standing. */
export function Pages({ adopted }: PagesProps) {
  const { pathname } = useLocation()
  const [adoptedPath, setAdoptedPath] = useState(adopted)
  // Once left, its HTML is gone: coming back draws the page like any other.
  if (adoptedPath !== undefined && adoptedPath !== pathname) setAdoptedPath(undefined)
  if (adoptedPath === pathname) return <AdoptedPage />
  return (
    <div>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PagePending />}>
          <Routes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
