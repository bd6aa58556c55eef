/** The one currency of every wallet: ISO 4217 code and sign. */
export const currency = { code: 'BRL', symbol: 'R$' } as const

/** What points are kept in, where wallets have their currency: whole points, of which no operation mixes any with money. */
export const pointUnit = 'PTS'
