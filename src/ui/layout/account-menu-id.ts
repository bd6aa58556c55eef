export const ACCOUNT_MENU = 'account-menu'

/** `isWanted`: whether the user tried to open the menu before its chunk had loaded. */
export const early = { isWanted: false }

export const noteWanted = (): void => {
  early.isWanted = !document.getElementById(ACCOUNT_MENU)
}
