import { Component, type ReactNode } from 'react'

type Props = {
  /** Which failures end here; the others go on. All of them unless told. */
  isForeseen?: (error: unknown) => boolean
  onFailed?: () => void
  children: ReactNode
}

type State = { failure: { error: unknown } | null }

/** What is inside may fail without taking the page along: then nothing is there. */
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
