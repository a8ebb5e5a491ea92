import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reloadIfOutdated } from '@/lib/page/new-build'
import { BrokenPage } from './broken-page'

interface Props {
  children: ReactNode
  /** A change renders the children again. */
  resetKey?: string
}

/** Catches errors while rendering, including page code that failed to load. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('The page broke:', error, componentStack)
    void reloadIfOutdated()
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.broken && previous.resetKey !== this.props.resetKey) {
      this.setState({ broken: false })
    }
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children
  }
}
