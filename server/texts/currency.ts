/** The only currency of wallets, with its ISO 4217 code and its symbol. */
export const currency = { code: 'BRL', symbol: 'R$' } as const

/** Used instead of a currency code for points. Points are whole numbers and are never mixed with money. */
export const pointUnit = 'PTS'
