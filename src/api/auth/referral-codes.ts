import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'

/** The codes of the referring agent and of the referring member. Empty if there is none. */
export type ArrivalCodes = { affiliateCode: string; referralCode: string }

const KEY = 'arrival-codes'
const tab = browserStorage('sessionStorage')
const code = v.pipe(v.string(), v.trim(), v.maxLength(64))
const codes = v.object({ affiliateCode: code, referralCode: code })
const stored = v.pipe(v.string(), v.parseJson(), codes)
const none: ArrivalCodes = { affiliateCode: '', referralCode: '' }

/**
 * Returns the codes from the current URL, or else from the URL at page load, or else those saved in this tab
 * (ROUTE-03).
 */
export function referralCodes(): ArrivalCodes {
  const found = [location.href, openedWith()]
    .map(codesIn)
    .find(({ affiliateCode, referralCode }) => Boolean(affiliateCode || referralCode))
  if (found) tab.write(KEY, JSON.stringify(found))
  return found ?? savedCodes()
}

/** Returns the page's URL as loaded, before the router changed it. */
function openedWith(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation?.name ?? location.href
}

function codesIn(address: string): ArrivalCodes {
  const search = URL.parse(address)?.searchParams
  const [affiliateCode, referralCode] = ['affiliateCode', 'referralCode'].map(
    (name) => search?.get(name) ?? '',
  )
  const read = v.safeParse(codes, { affiliateCode, referralCode })
  return read.success ? read.output : none
}

function savedCodes(): ArrivalCodes {
  const kept = v.safeParse(stored, tab.read(KEY))
  return kept.success ? kept.output : none
}
