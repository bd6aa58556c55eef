/** For viewers who must not see the whole account name. */
export const maskedAccount = (account: string): string => `${account.slice(0, 2)}***`
