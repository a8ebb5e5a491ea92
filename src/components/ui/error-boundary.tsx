import { Component, type ContextType, createContext, type ReactNode } from 'react'
import { company } from '@/content/company'
import { cn } from '@/lib/cn'
import { LoadError } from '@/lib/page/load-when-online'
import { reloadToRetry } from '@/lib/page/new-build'
import { noteError } from '@/lib/page/note-error'
import { Button, buttonVariants } from './button'

/** What «Повторить» waits for in every boundary below: loaded data may be what could not be shown. */
export const RetryContext = createContext(async () => {})

interface ErrorBoundaryProps {
  children: ReactNode
  /** A change renders the children again. */
  resetKey?: unknown
  onError?: () => void
  /** Whether the children are above the page, as dialogs are: the message is too, and can be closed. */
  floats?: boolean
  /** Classes of the message. */
  className?: string
  /** Shown with the message: what the children were to show, unformatted. */
  text?: string
  /** Instead of a message, for what cannot be seen. */
  fallback?: null
}

interface State {
  is: 'whole' | 'broken' | 'retrying' | 'closed'
  error?: unknown
}

/** A part of a page that fails on its own: an error while it renders, or in its effects, is reported and can be retried. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static override contextType = RetryContext
  declare context: ContextType<typeof RetryContext>
  override state: State = { is: 'whole' }

  static getDerivedStateFromError(error: unknown): State {
    return { is: 'broken', error }
  }

  override componentDidCatch(error: unknown) {
    noteError(error)
    this.props.onError?.()
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.is !== 'whole' && resetKey !== this.props.resetKey)
      this.setState({ is: 'whole' })
  }

  retry = async () => {
    if (this.state.error instanceof LoadError) return reloadToRetry()
    this.setState({ is: 'retrying' })
    await this.context()
    this.setState({ is: 'whole' })
  }

  override render() {
    const { children, floats, className, text, fallback } = this.props
    const { is } = this.state
    if (is === 'whole') return children
    if (is === 'closed' || fallback === null) return null
    // Needs no other code: it may replace the whole site.
    return (
      <div
        role="alert"
        lang="ru"
        className={cn(
          'flex flex-wrap content-center items-center justify-center gap-2 p-4 text-center',
          floats &&
            'fixed inset-x-4 bottom-4 z-50 mx-auto w-fit rounded-card border bg-raised shadow-xl',
          className,
        )}
      >
        {text && <p className="w-full text-left whitespace-pre-wrap">{text}</p>}
        <p>Эта часть не&nbsp;открылась.</p>
        <Button variant="secondary" aria-busy={is === 'retrying'} onClick={this.retry}>
          Повторить
        </Button>
        <a href={`mailto:${company.email}`} className={buttonVariants({ variant: 'link' })}>
          Написать нам
        </a>
        {floats && (
          <Button variant="ghost" onClick={() => this.setState({ is: 'closed' })}>
            Закрыть
          </Button>
        )}
      </div>
    )
  }
}
