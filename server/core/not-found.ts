/** What was named is not there, or is somebody else's; the two are not told apart. Answered with 404. */
export class NotFound extends Error {
  constructor() {
    super('There is no such thing for whoever asks')
    this.name = 'NotFound'
  }
}
