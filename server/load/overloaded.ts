/**
 * Nothing was done, because the client has too many pending requests (429) or the platform is overloaded
 * (503). The request can be retried.
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
