export const ACCOUNT_MENU = 'account-menu'

/** Whether the user opened the menu before its chunk had loaded. */
export const early = { isWanted: false }

export const noteWanted = (): void => {
  early.isWanted = !document.getElementById(ACCOUNT_MENU)
}
