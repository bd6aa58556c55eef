import type { Platform } from '../platform.ts'
import { mobileOf, ownDialingCode } from '../routes/countries.ts'

/** The account that was typed: in small letters, or for who registered by mobile the digits of that number, however it was typed. */
export async function accountName(platform: Platform, typed: string): Promise<string> {
  const mobile = /^[+(\d]/.test(typed) ? mobileOf(await ownDialingCode(platform), typed) : null
  return mobile?.slice(1) ?? typed.toLowerCase()
}
