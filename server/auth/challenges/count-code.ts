import { eq } from 'drizzle-orm'
import { findPassage } from '#server/auth/session/find-passage.ts'
import { networkOf } from '#server/core/address-networks.ts'
import { member } from '#server/identity/member.table.ts'
import type { Limits } from '#server/load/rate-limits.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { CodePurpose } from './sms-codes.ts'

/** Digits at the end of a mobile in which the numbers of one block differ. */
const BLOCK_DIGITS = 3

type Asked = {
  recipient: string
  channel: 'sms' | 'email'
  purpose: CodePurpose
  askedBy: number | null
  device?: string | undefined
  caller: { ip: string }
  now: Date
}

export type CountedCode = {
  /** Milliseconds to wait; 0 when the code may be sent. */
  retryAfter: number
  /** Whether it goes beyond what all strangers together may ask for. */
  isFurther: boolean
}

const blockOf = (mobile: string) => mobile.slice(0, -BLOCK_DIGITS)

/**
 * Counts a code against the limits of its purpose. What visitors ask for to any number has a budget of its own, so that it leaves
 * what members need alone.
 */
export async function countCode({ limits, database }: Platform, asked: Asked): Promise<CountedCode> {
  const { askedBy, purpose } = asked
  if (askedBy === null && purpose !== 'register') return countForOwner({ limits, database }, asked)
  const retryAfter =
    askedBy === null
      ? await countForNewcomer(limits, asked)
      : await countForMember(limits, { ...asked, askedBy })
  return { retryAfter, isFurther: false }
}

/** Counts one limit after the other, until one refuses. */
async function countAll(steps: readonly (() => Promise<number>)[]): Promise<number> {
  for (const step of steps) {
    const retryAfter = await step()
    if (retryAfter > 0) return retryAfter
  }
  return 0
}

/** What a visitor's network may ask for, to whichever mobiles and to this one. */
const networkSteps = (limits: Limits, { caller: { ip }, recipient }: Asked) => [
  () => limits.visitorCodesOfAddress.countAddress(ip),
  () => limits.visitorCodesOfMobileAndNetwork.count(`${recipient} ${networkOf(ip)}`),
]

/** Registration codes are texted to any number: their block and the whole site have a limit against paid numbers. */
const countForNewcomer = (limits: Limits, asked: Asked): Promise<number> =>
  countAll([
    ...networkSteps(limits, asked),
    () => limits.visitorCodesOfMobile.count(asked.recipient),
    () => limits.registerCodesOfBlock.count(blockOf(asked.recipient)),
    () => limits.registerCodesOfSite.count('site'),
  ])

/**
 * Codes to log in or to reset a password are texted to members alone, a few an hour each. So no limit spans several mobiles, which
 * strangers could use up for all of their owners. Once strangers have used up what a mobile has, its owner still gets codes: on a
 * remembered device, from a network from which they have logged in, and two from any other network, whose own limits hold all the
 * same.
 */
async function countForOwner(
  { limits, database }: Pick<Platform, 'limits' | 'database'>,
  asked: Asked,
): Promise<CountedCode> {
  const { recipient, device, now } = asked
  const { ip } = asked.caller
  const ofNetwork = await countAll(networkSteps(limits, asked))
  if (ofNetwork === 0 && (await limits.visitorCodesOfMobile.count(recipient)) === 0)
    return { retryAfter: 0, isFurther: false }
  const isMember = eq(member.mobile, recipient)
  const passage = await findPassage(database, { subject: recipient, isMember, ip, device, now })
  if (passage) return { retryAfter: await limits.memberCodesOfPassage.count(passage.key), isFurther: false }
  const retryAfter = ofNetwork || (await limits.furtherCodesOfMobile.countAddress(ip, recipient))
  return { retryAfter, isFurther: true }
}

/** Only the member's own requests count for what they confirm, and for what they bind no visitor's do. */
function countForMember(
  limits: Limits,
  { askedBy, purpose, channel, recipient }: Asked & { askedBy: number },
): Promise<number> {
  const memberId = String(askedBy)
  if (purpose === 'paymentPassword') return limits.confirmationCodesOfMember.count(memberId)
  return countAll([
    () => limits.bindCodesOfMember.count(memberId),
    () => limits.bindCodesOfContact.count(recipient),
    async () => (channel === 'sms' ? limits.bindCodesOfBlock.count(blockOf(recipient)) : 0),
    () => limits.bindCodesOfSite.count('site'),
  ])
}
