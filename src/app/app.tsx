import { ThemeProvider } from 'next-themes'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { AuthProvider } from '@/features/auth/auth-provider'
import { NewsletterLink } from '@/features/leads/newsletter/newsletter-link'
import { DialogHost } from './dialog-host'
import { SiteLayout } from './layout/site-layout'
import { type FirstPage, Pages } from './pages'
import { Prefetch } from './prefetch'
import { ToastHost } from './toast-host'

/** Everything inside the router, which is the browser's or the prerenderer's. */
export function App({ first }: { first?: FirstPage | undefined }) {
  return (
    <ErrorBoundary className="min-h-dvh">
      <ThemeProvider
        attribute="class"
        defaultTheme="system"
        // index.html sets the theme before the first paint. React runs no script that it renders in the browser; an
        // inert type silences its warning.
        scriptProps={{ type: 'application/json' }}
      >
        <AuthProvider>
          <SiteLayout>
            <Pages first={first} />
          </SiteLayout>
          <DialogHost />
          <ErrorBoundary floats>
            <ToastHost />
          </ErrorBoundary>
          <ErrorBoundary floats>
            <NewsletterLink />
          </ErrorBoundary>
          <Prefetch />
        </AuthProvider>
      </ThemeProvider>
    </ErrorBoundary>
  )
}
