/**
 * Nothing was done: the client has too much work under way (429), or the platform is too busy (503). The same request may be sent
 * again.
 */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
  readonly status: 429 | 503

  constructor(status: 429 | 503, cause?: unknown) {
    super(status === 429 ? 'The client has too many requests under way' : 'The platform is too busy', {
      cause,
    })
    this.status = status
  }
}
