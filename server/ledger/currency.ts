/** The one currency of every wallet: ISO 4217 code and sign. */
export const currency = { code: 'BRL', symbol: 'R$' } as const
