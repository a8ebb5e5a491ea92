import { ThemeProvider } from 'next-themes'
import { AuthProvider } from '@/features/auth/auth-provider'
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
          <ToastHost />
          <NewsletterLink />
          <Prefetch />
        </AuthProvider>
      </ThemeProvider>
    </ErrorBoundary>
  )
}
