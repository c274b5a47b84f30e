import { Component, type ReactNode } from 'react'
import { BrokenPage } from './broken-page.tsx'

interface Props {
  children: ReactNode
}

/** Catches what rendering throws. React offers this to classes only. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children
  }
}
