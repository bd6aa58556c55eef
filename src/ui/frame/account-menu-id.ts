/** Id of the account's menu, which the bottom bar opens too. */
export const ACCOUNT_MENU = 'account-menu'

const menu = () => document.getElementById(ACCOUNT_MENU)

let isWanted = false

/** The menu is fetched once somebody is in, and may be wanted before it is there. */
export const noteWanted = (): void => {
  isWanted = !menu()
}

/** Opens the menu if it was wanted before it came. */
export function openIfWanted(): void {
  if (isWanted) menu()?.showPopover()
  isWanted = false
}
