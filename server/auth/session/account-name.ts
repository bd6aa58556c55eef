import { mobileOf, ownDialingCode } from '#server/identity/countries.ts'
import type { Platform } from '#server/platform/platform.ts'

/** The lower-case account name, or the digits of a mobile number in any notation. */
export async function accountName(platform: Platform, typed: string): Promise<string> {
  const mobile = /^[+(\d]/.test(typed) ? mobileOf(await ownDialingCode(platform), typed) : null
  return mobile?.slice(1) ?? typed.toLowerCase()
}
