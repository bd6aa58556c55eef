import { eq } from 'drizzle-orm'
import { networkOf } from '../address-networks.ts'
import { member } from '../database/schema/member.ts'
import type { Limits } from '../limits.ts'
import type { Platform } from '../platform.ts'
import { isNetworkKnown } from '../session/known-networks.ts'
import type { CodePurpose } from './sms-codes.ts'

/** Digits at the end of a mobile in which the numbers of one block differ. */
const BLOCK_DIGITS = 3

type Asked = {
  recipient: string
  channel: 'sms' | 'email'
  purpose: CodePurpose
  askedBy: number | null
  caller: { ip: string }
  now: Date
}

const blockOf = (mobile: string) => mobile.slice(0, -BLOCK_DIGITS)

/**
 * Counts a code against the limits of its purpose; milliseconds to wait, 0 when it may be sent. What visitors ask for to any number
 * has a budget of its own, so that it leaves what members need alone.
 */
export function countCode({ limits, database }: Platform, asked: Asked): Promise<number> {
  if (asked.askedBy !== null) return countForMember(limits, { ...asked, askedBy: asked.askedBy })
  return asked.purpose === 'register'
    ? countForNewcomer(limits, asked)
    : countForOwner({ limits, database }, asked)
}

/** Counts one limit after the other, until one refuses. */
async function countAll(steps: readonly (() => Promise<number>)[]): Promise<number> {
  for (const step of steps) {
    const retryAfter = await step()
    if (retryAfter > 0) return retryAfter
  }
  return 0
}

const visitorSteps = (limits: Limits, { caller: { ip }, recipient }: Asked) => [
  () => limits.visitorCodesOfAddress.countAddress(ip),
  () => limits.visitorCodesOfMobileAndNetwork.count(`${recipient} ${networkOf(ip)}`),
  () => limits.visitorCodesOfMobile.count(recipient),
]

/** Registration codes are texted to any number: their block and the whole site have a limit against paid numbers. */
const countForNewcomer = (limits: Limits, asked: Asked): Promise<number> =>
  countAll([
    ...visitorSteps(limits, asked),
    () => limits.registerCodesOfBlock.count(blockOf(asked.recipient)),
    () => limits.registerCodesOfSite.count('site'),
  ])

/**
 * Codes to log in or to reset a password are texted to members alone, a few an hour each. So no limit spans several mobiles, which
 * strangers could use up for all of their owners. From where the owner has logged in before, strangers cannot use up anything.
 */
async function countForOwner(
  { limits, database }: Pick<Platform, 'limits' | 'database'>,
  asked: Asked,
): Promise<number> {
  const { recipient, caller, now } = asked
  const retryAfter = await countAll(visitorSteps(limits, asked))
  if (retryAfter === 0) return 0
  const isMember = eq(member.mobile, recipient)
  if (!(await isNetworkKnown(database, { isMember, ip: caller.ip, now }))) return retryAfter
  return limits.memberCodesOfNetwork.count(`${recipient} ${networkOf(caller.ip)}`)
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
