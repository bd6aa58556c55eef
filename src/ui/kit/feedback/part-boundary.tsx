import { Component, type ReactNode } from 'react'

type Props = {
  /** Decides which errors are caught. By default, all are. Other errors propagate. */
  isForeseen?: (error: unknown) => boolean
  onFailed?: () => void
  children: ReactNode
}

type State = { failure: { error: unknown } | null }

/** An error boundary. If there is an error, it renders nothing, so that the rest of the page still works. */
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
