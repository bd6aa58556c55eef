/** The house's name as a counterparty. The house is not a member, but its account name is reserved. */
export const house = { account: 'palpite', nickname: 'Palpite' } as const
