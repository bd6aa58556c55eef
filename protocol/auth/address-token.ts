/**
 * LOGIN-11: the parameter of an address that carries a login ticket, what every ticket begins with, and the tab's own
 * place for it until it has been tried. Anything else in that parameter, such as a session's token, is sent nowhere.
 */
export const addressToken = { parameter: 'token', prefix: 'lt_', keptAs: 'arrivedToken' } as const
