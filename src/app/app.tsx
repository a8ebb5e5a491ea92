import { ThemeProvider } from 'next-themes'
import { BrowserRouter } from 'react-router-dom'
import { AuthProvider } from '@/features/auth/components/auth-provider'
import { DialogHost } from './dialog-host'
import { ErrorBoundary } from './error-boundary'
import { SiteLayout } from './layout/site-layout'
import { Pages } from './pages'
import { ToastHost } from './toast-host'

export function App() {
  return (
    <ErrorBoundary>
      <ThemeProvider
        attribute="class"
        defaultTheme="system"
        disableTransitionOnChange
        // index.html sets the theme before the first paint, and React runs no script that it renders
        // in the browser: an inert type spares its warning.
        scriptProps={{ type: 'application/json' }}
      >
        <BrowserRouter>
          <AuthProvider>
            <SiteLayout>
              <Pages />
            </SiteLayout>
            <DialogHost />
            <ToastHost />
          </AuthProvider>
        </BrowserRouter>
      </ThemeProvider>
    </ErrorBoundary>
  )
}
