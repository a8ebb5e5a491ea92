import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BrokenPage } from './broken-page'

interface Props {
  children: ReactNode
  /** When it changes, the children get another chance. */
  resetKey?: string
}

/** Catches what breaks while rendering, a page's code that cannot be loaded included. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('The page broke:', error, componentStack)
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
