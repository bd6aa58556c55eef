/** Two letters of an account's name, and that there is more of it: what others see who are not to know it. */
export const maskedAccount = (account: string): string => `${account.slice(0, 2)}***`
