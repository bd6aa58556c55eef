/** A failed startup that the operator can fix. The message is one sentence. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
