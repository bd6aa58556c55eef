/** The only currency of wallets, with ISO 4217 code and symbol. */
export const currency = { code: 'BRL', symbol: 'R$' } as const

/** Unit of points, instead of a currency. Whole points, never mixed with money. */
export const pointUnit = 'PTS'
