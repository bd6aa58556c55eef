/** The start fails for a reason that the operator can fix; the message is one sentence. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
