/** Unknown, or another member's; callers cannot tell which. Responds with 404. */
export class NotFound extends Error {
  constructor() {
    super('Not found, or not the caller’s')
    this.name = 'NotFound'
  }
}
