/**
 * LOGIN-11: the URL parameter of a login ticket, the prefix of every ticket, and the session storage key
 * that holds it until it is used. Other values in the parameter, such as a session token, are sent nowhere.
 */
export const addressToken = { parameter: 'token', prefix: 'lt_', keptAs: 'arrivedToken' } as const
