import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { isRouteId, routes } from '@/content/routes'
import { ErrorBoundary } from './error-boundary'
import { PagePending } from './page-pending'
import { notFoundModule, pageModules } from './routes'

const pages = Object.keys(routes)
  .filter(isRouteId)
  .map((id) => ({ path: routes[id].path, Page: lazy(pageModules[id]) }))
const NotFound = lazy(notFoundModule)

/** The router: one lazily loaded page a route. A page that breaks leaves header and footer standing. */
export function Pages() {
  const { pathname } = useLocation()
  return (
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
  )
}
