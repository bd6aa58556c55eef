import { Component, type ReactNode } from 'react'

type Props = {
  /** Failures to catch here, all by default; others propagate. */
  isForeseen?: (error: unknown) => boolean
  onFailed?: () => void
  children: ReactNode
}

type State = { failure: { error: unknown } | null }

/** Contains failures of its children: renders nothing instead of failing the page. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    if (this.isForeseen(error)) this.props.onFailed?.()
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (!this.isForeseen(failure.error)) throw failure.error
    return null
  }

  private isForeseen(error: unknown): boolean {
    return this.props.isForeseen?.(error) ?? true
  }
}
