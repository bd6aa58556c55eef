/** Name of the house as a counterparty. The house is not a member, and its account name is reserved. */
export const house = { account: 'palpite', nickname: 'Palpite' } as const
