/**
 * A login ticket (LOGIN-11): its URL parameter, its prefix, and the session storage key of an unused ticket.
 * A value without the prefix is never sent, because it could be a session token.
 */
export const addressToken = { parameter: 'token', prefix: 'lt_', keptAs: 'arrivedToken' } as const
