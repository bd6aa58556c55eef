import { mobileOf, ownDialingCode } from '#server/identity/countries.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Returns the account name in lower case, or the digits of a mobile number typed in any notation. */
export async function accountName(platform: Platform, typed: string): Promise<string> {
  const mobile = /^[+(\d]/.test(typed) ? mobileOf(await ownDialingCode(platform), typed) : null
  return mobile?.slice(1) ?? typed.toLowerCase()
}
