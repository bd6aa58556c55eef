/** LOGIN-11: the parameter of an address that carries a session's token, and the tab's own place for it until it has been tried. */
export const addressToken = { parameter: 'token', keptAs: 'arrivedToken' } as const
