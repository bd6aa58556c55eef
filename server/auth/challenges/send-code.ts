import { sql } from 'drizzle-orm'
import { smsCodesSetting } from '#server/auth/auth.settings.ts'
import { member } from '#server/identity/member.table.ts'
import { saveSentMessage } from '#server/notifications/sent-messages.ts'
import type { RequestOrigin } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'
import { siteSetting } from '#server/settings/site.settings.ts'
import { codeHost } from './code-host.ts'
import { codeText } from './code-texts.ts'
import { countCode } from './count-code.ts'
import { type CodePurpose, createCode, heldBackFor } from './sms-code.ts'

/** For these purposes, only members get a code. The reply must not reveal who is a member. */
const forMembers: CodePurpose[] = ['login', 'forgot']

type CodeRequest = {
  recipient: string
  channel: 'sms' | 'email'
  purpose: CodePurpose
  /** The logged-in member who requests the code, and who alone can use it; null for visitors. */
  askedBy: number | null
  /** Token of a trusted device, if the visitor has one. */
  device?: string | undefined
  caller: RequestOrigin
  now: Date
}

/**
 * Sends a code and returns the time until the next one can be requested, in minutes. If the request is
 * refused, returns the waiting time in ms.
 */
export async function sendCode(
  platform: Platform,
  request: CodeRequest,
): Promise<{ sent: true; minutes: number } | { sent: false; retryAfter: number }> {
  const { database } = platform
  const heldBack = await heldBackFor(database, request, request.now)
  if (heldBack > 0) return { sent: false, retryAfter: heldBack }
  const { retryAfter, isFurther } = await countCode(platform, request)
  if (retryAfter > 0) return { sent: false, retryAfter }
  const [usual, site] = await Promise.all([
    readSetting(database, smsCodesSetting),
    readSetting(database, siteSetting),
  ])
  // Each extra code allows only one guess, because many networks together can request many such codes.
  const rules = isFurther ? { ...usual, guesses: 1 } : usual
  const isSent = await database.transaction(async (tx) => {
    const code = await createCode(tx, { ...request, clientId: request.caller.clientId, rules })
    if (code === null) return false
    const { caller, channel, purpose, recipient, now } = request
    const brand = platform.operator.brand.name
    const minutes = Math.floor(rules.goodFor / 60_000)
    const host = channel === 'sms' ? codeHost(site, caller) : null
    const text = codeText({ purpose, brand, code, minutes, host }, caller.language)
    // Run the same statements for unknown recipients, so that the timing does not reveal members.
    const mayBeTexted = forMembers.includes(purpose)
      ? sql`exists (select from ${member} where ${member.mobile} = ${recipient})`
      : sql`true`
    await saveSentMessage(tx, platform, { channel, recipient, text, now }, mayBeTexted)
    return true
  })
  if (isSent) return { sent: true, minutes: rules.factor }
  return { sent: false, retryAfter: Math.max(1, await heldBackFor(database, request, request.now)) }
}
