import { mobileOf, ownDialingCode } from '#server/identity/countries.ts'
import type { Platform } from '#server/platform/platform.ts'

/** The account that was typed: in small letters, or for who registered by mobile the digits of that number, however it was typed. */
export async function accountName(platform: Platform, typed: string): Promise<string> {
  const mobile = /^[+(\d]/.test(typed) ? mobileOf(await ownDialingCode(platform), typed) : null
  return mobile?.slice(1) ?? typed.toLowerCase()
}
