/** Thrown if an item does not exist or belongs to another member. The 404 reply does not say which. */
export class NotFound extends Error {
  constructor() {
    super('Not found, or not the caller’s')
    this.name = 'NotFound'
  }
}
