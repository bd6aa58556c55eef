import * as v from 'valibot'
import { browserStorage } from '#api/browser/browser-storage.ts'

/** What the login form is filled in with at the next visit (LOGIN-10). Never a password. */
const rememberedLogin = v.object({
  /** The last user that logged in by name, empty for none. */
  user: v.string(),
  /** Whether the next login is to be remembered too. */
  remember: v.boolean(),
  /** National number and dialling code of the last login by code, empty for none; digits alone. */
  mobile: v.string(),
  dialingCode: v.string(),
  /** The way of the last login, which the form opens with. What was kept by earlier builds does not tell. */
  method: v.optional(v.picklist(['username', 'sms']), 'username'),
})

export type RememberedLogin = v.InferOutput<typeof rememberedLogin>

const NAME = 'remembered-login'
/** Milliseconds for which a login is remembered (LOGIN-10). */
const GOOD_FOR = 24 * 3_600_000

const stored = v.pipe(v.string(), v.parseJson(), v.object({ expires: v.number(), value: v.string() }))
const browser = browserStorage('localStorage')

/** What was remembered less than a day ago, or null. What cannot be read counts as nothing. */
export function loadLogin(): RememberedLogin | null {
  const text = 'cookieStore' in globalThis ? cookie() : fromLocalStorage()
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), rememberedLogin), text)
  return parsed.success ? parsed.output : null
}

/** Remembers a login for one day from now, in place of the one before. */
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

/** Forgets what was remembered. */
export async function clearLogin(): Promise<void> {
  if ('cookieStore' in globalThis) await cookieStore.delete(NAME)
  else browser.remove(NAME)
}

function cookie(): string | null {
  const value = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(document.cookie)?.[1]
  // Unlike decodeURIComponent this takes what somebody else wrote under the name.
  return value === undefined ? null : new URLSearchParams(`value=${value}`).get('value')
}

/** Browsers without a cookie store keep the same in local storage, with the date after which it counts as gone. */
function fromLocalStorage(): string | null {
  const kept = v.safeParse(stored, browser.read(NAME))
  if (!kept.success) return null
  if (kept.output.expires > Date.now()) return kept.output.value
  browser.remove(NAME)
  return null
}
