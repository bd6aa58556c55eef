/** The start cannot go on for a reason that whoever started it can mend; the message is one sentence. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
