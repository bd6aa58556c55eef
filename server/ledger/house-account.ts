/** What the house is called where it is the other party. Its account cannot be registered, and it is no member. */
export const house = { account: 'palpite', nickname: 'Palpite' } as const
