/** Unknown, or another member's; callers cannot tell which. Responds with 404. */
export class NotFound extends Error {
  constructor() {
    super('There is no such thing for whoever asks')
    this.name = 'NotFound'
  }
}
