/** Id of the account's menu, which the bottom bar opens too, also before it is there. */
export const ACCOUNT_MENU = 'account-menu'
