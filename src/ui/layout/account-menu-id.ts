/** Id of the account's menu, which the bottom bar opens too. */
export const ACCOUNT_MENU = 'account-menu'

/** The menu is fetched once somebody is in; whether it was wanted before it was there. */
export const early = { isWanted: false }

export const noteWanted = (): void => {
  early.isWanted = !document.getElementById(ACCOUNT_MENU)
}
