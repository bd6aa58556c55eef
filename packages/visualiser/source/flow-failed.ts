/** Why a flow is not to be seen: its module did not load, or its machine cannot be read. */
export class FlowFailed extends Error {
  readonly reason: 'module' | 'machine'

  constructor(reason: 'module' | 'machine', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'FlowFailed'
    this.reason = reason
  }
}
