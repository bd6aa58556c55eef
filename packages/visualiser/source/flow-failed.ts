export class FlowFailed extends Error {
  readonly reason: 'module' | 'machine'

  constructor(reason: 'module' | 'machine', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'FlowFailed'
    this.reason = reason
  }
}
