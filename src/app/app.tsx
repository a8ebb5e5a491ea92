import { AuthProvider } from '@/features/auth/session/auth-provider'
import { NewsletterLink } from '@/features/leads/newsletter/newsletter-link'
import { DialogHost } from './dialog-host'
import { ErrorBoundary } from './error-boundary'
import { SiteLayout } from './layout/site-layout'
import { type FirstPage, Pages } from './pages'
import { Prefetch } from './prefetch'
import { ToastHost } from './toast-host'

/** Everything inside the router, which is the browser's or the prerenderer's. */
export function App({ first }: { first?: FirstPage | undefined }) {
  return (
    <ErrorBoundary>
      <AuthProvider>
        <SiteLayout>
          <Pages first={first} />
        </SiteLayout>
        <DialogHost />
        <ToastHost />
        <NewsletterLink />
        <Prefetch />
      </AuthProvider>
    </ErrorBoundary>
  )
}
