import { browserStorage } from '#api/browser/browser-storage.ts'
import { clearCached } from '#api/browser/cached-subjects.ts'
import { clearDrafts } from '#api/browser/draft.ts'
import { heldSession } from '#protocol/auth/held-session.ts'
import { hasPlayed } from '#protocol/lobby/continue-playing-marker.ts'

const tab = browserStorage('sessionStorage')
const browser = browserStorage('localStorage')

/** Names under which the session is kept in the tab; they outlive a reload, not the tab. */
const TOKEN = heldSession.keptAs
const IS_LOGIN = 'isLogin'
const IS_AGENT = 'isAgent'
const IS_TRIAL = 'isTrial'
/** SESS-06: node ids of the games that the member has marked, as they were last known. */
const FAVOURITES = 'favouriteGameIds'
/** SYS-10: in the tab and in the browser, over logouts. */
const MERCHANT = 'merchant'

/** CS-02: a visitor's conversation, so that they find it again in this tab. */
export const VISITORS_CHAT = 'liveChat'

/** What was typed in the tab and not sent yet; nobody who comes after its member finds it. */
export const UNSENT_TEXTS = 'unsentTexts'

/** LOGIN-11: that the member of a session that a link started has read whose account it is. */
export const LINK_READ = 'linkRead'

export type SessionFlags = { isAgent: boolean; isTrial: boolean }

/** The token of the session that this tab holds, or null. */
export const sessionToken = (): string | null => tab.read(TOKEN) || null

export const saveToken = (token: string): void => tab.write(TOKEN, token)

/** Notes what kind of member is logged in. */
export function saveFlags({ isAgent, isTrial }: SessionFlags): void {
  tab.write(IS_LOGIN, 'true')
  tab.write(IS_AGENT, String(isAgent))
  tab.write(IS_TRIAL, String(isTrial))
}

/** Whether the session that this tab holds was last known to be an agent's. */
export const wasAgent = (): boolean => tab.read(IS_AGENT) === 'true'

export const saveFavourites = (nodeIds: readonly number[]): void => tab.write(FAVOURITES, nodeIds.join())

/** What was kept of them; nothing where it is no list of ids. */
export function keptFavourites(): readonly number[] {
  const kept = tab.read(FAVOURITES) ?? ''
  return /^\d{1,15}(,\d{1,15})*$/.test(kept) ? kept.split(',').map(Number) : []
}

/** Forgets everything of the session, and what was said and typed before it ended; the merchant stays. */
export function clearSession(): void {
  const flags = [IS_LOGIN, IS_AGENT, IS_TRIAL]
  for (const name of [TOKEN, ...flags, FAVOURITES, hasPlayed.keptAs, VISITORS_CHAT, UNSENT_TEXTS, LINK_READ])
    tab.remove(name)
  clearDrafts()
  clearCached('merchantWallet')
}

export function saveMerchant(merchant: string): void {
  tab.write(MERCHANT, merchant)
  browser.write(MERCHANT, merchant)
}
