/** The first two letters of an account, for viewers who must not see the whole name. */
export const maskedAccount = (account: string): string => `${account.slice(0, 2)}***`
