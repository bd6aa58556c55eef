import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'

/** Values that prefill the login form (LOGIN-10). A password is never among them. */
const rememberedLogin = v.object({
  /** The last username. Empty if there is none. */
  user: v.string(),
  remember: v.boolean(),
  /** National number and dialling code of the last login by SMS code, digits only. Empty if there is none. */
  mobile: v.string(),
  dialingCode: v.string(),
  /** The login method that is selected first. Entries from earlier builds lack it. */
  method: v.optional(v.picklist(['username', 'sms']), 'username'),
})

export type RememberedLogin = v.InferOutput<typeof rememberedLogin>

const NAME = 'remembered-login'
/** How long a login is remembered (LOGIN-10), in ms. */
const GOOD_FOR = 24 * 3_600_000

const stored = v.pipe(v.string(), v.parseJson(), v.object({ expires: v.number(), value: v.string() }))
const browser = browserStorage('localStorage')

/**
 * Returns the login that was remembered less than a day ago, or null if there is none or its data is
 * malformed.
 */
export function loadLogin(): RememberedLogin | null {
  const text = 'cookieStore' in globalThis ? cookie() : fromLocalStorage()
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), rememberedLogin), text)
  return parsed.success ? parsed.output : null
}

/** Remembers a login for one day, in place of the previous one. */
export async function rememberLogin(login: RememberedLogin): Promise<void> {
  const value = JSON.stringify(v.parse(rememberedLogin, login))
  const expires = Date.now() + GOOD_FOR
  if (!('cookieStore' in globalThis)) {
    browser.write(NAME, JSON.stringify({ expires, value }))
    return
  }
  await cookieStore.set({
    name: NAME,
    value: encodeURIComponent(value),
    expires,
    path: '/',
    sameSite: 'strict',
  })
}

export async function clearLogin(): Promise<void> {
  if ('cookieStore' in globalThis) await cookieStore.delete(NAME)
  else browser.remove(NAME)
}

function cookie(): string | null {
  const value = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(document.cookie)?.[1]
  // Unlike `decodeURIComponent`, this does not throw if another script has stored an invalid value under this
  // name.
  return value === undefined ? null : new URLSearchParams(`value=${value}`).get('value')
}

/** Browsers without the Cookie Store API keep the login in local storage with an expiry time. */
function fromLocalStorage(): string | null {
  const kept = v.safeParse(stored, browser.read(NAME))
  if (!kept.success) return null
  if (kept.output.expires > Date.now()) return kept.output.value
  browser.remove(NAME)
  return null
}
