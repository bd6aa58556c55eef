import { heldSession } from '#protocol/auth/held-session.ts'
import { continuePlayingMarker } from '#protocol/lobby/continue-playing-marker.ts'
import { browserStorage } from './browser-storage.ts'
import { clearCached } from './cached-subjects.ts'
import { clearDrafts } from './draft.ts'

const tab = browserStorage('sessionStorage')
const browser = browserStorage('localStorage')

/** Session keys in session storage. They survive a reload, but not closing the tab. */
const TOKEN = heldSession.keptAs
const IS_LOGIN = 'isLogin'
const IS_AGENT = 'isAgent'
const IS_TRIAL = 'isTrial'
/** Node ids of the member's favourite games, as last read (SESS-06). */
const FAVOURITES = 'favouriteGameIds'
/** The merchant identifier. It is kept in session and local storage, even after a logout (SYS-10). */
const MERCHANT = 'merchant'

/** Id of a visitor's conversation, which this tab resumes (CS-02). */
export const VISITORS_CHAT = 'liveChat'

export const UNSENT_TEXTS = 'unsentTexts'

/** Set once the member has acknowledged which account a login link opened (LOGIN-11). */
export const LINK_READ = 'linkRead'

export type SessionFlags = { isAgent: boolean; isTrial: boolean }

export const sessionToken = (): string | null => tab.read(TOKEN) || null

export const saveToken = (token: string): void => tab.write(TOKEN, token)

export function saveFlags({ isAgent, isTrial }: SessionFlags): void {
  tab.write(IS_LOGIN, 'true')
  tab.write(IS_AGENT, String(isAgent))
  tab.write(IS_TRIAL, String(isTrial))
}

export const wasAgent = (): boolean => tab.read(IS_AGENT) === 'true'

export const saveFavourites = (nodeIds: readonly number[]): void => tab.write(FAVOURITES, nodeIds.join())

/** Returns the stored node ids, or none if they are malformed. */
export function savedFavourites(): readonly number[] {
  const kept = tab.read(FAVOURITES) ?? ''
  return /^\d{1,15}(,\d{1,15})*$/.test(kept) ? kept.split(',').map(Number) : []
}

/** Clears all of this tab's session data and text drafts. The merchant is kept. */
export function clearSession(): void {
  const flags = [IS_LOGIN, IS_AGENT, IS_TRIAL]
  for (const name of [
    TOKEN,
    ...flags,
    FAVOURITES,
    continuePlayingMarker.keptAs,
    VISITORS_CHAT,
    UNSENT_TEXTS,
    LINK_READ,
  ])
    tab.remove(name)
  clearDrafts()
  clearCached('merchantWallet')
}

export function saveMerchant(merchant: string): void {
  tab.write(MERCHANT, merchant)
  browser.write(MERCHANT, merchant)
}
