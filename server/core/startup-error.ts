/** Thrown if startup fails for a reason that the operator can fix. The message says how. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
