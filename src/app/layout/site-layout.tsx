import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { ChatLauncher } from '@/features/chat/chat-button'
import { Footer } from './footer'
import { Header } from './header'
import { useIsAtWork } from './use-is-at-work'

/** Header, page and footer, with a skip link for the keyboard. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const isAtWork = useIsAtWork()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-3 left-3 z-60 -translate-y-24 rounded-control bg-primary px-5 py-3 font-medium text-primary-foreground focus:translate-y-0 print:hidden"
      >
        Перейти к содержанию
      </a>
      <ErrorBoundary>
        <Header />
      </ErrorBoundary>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
        <ChatLauncher />
      </main>
      <ErrorBoundary>{!isAtWork && <Footer />}</ErrorBoundary>
    </div>
  )
}
