/** The only currency of wallets: ISO 4217 code and symbol. */
export const currency = { code: 'BRL', symbol: 'R$' } as const

/** The unit of points, in place of a currency: whole points, never mixed with money. */
export const pointUnit = 'PTS'
