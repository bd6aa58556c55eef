/**
 * LOGIN-11: the URL parameter of a login ticket, the prefix of every ticket, and the session storage key that
 * holds an unused ticket. A value without the prefix, such as a session token, is never sent.
 */
export const addressToken = { parameter: 'token', prefix: 'lt_', keptAs: 'arrivedToken' } as const
