import { eq } from 'drizzle-orm'
import { findPassage } from '#server/auth/known-clients/find-passage.ts'
import { networkOf } from '#server/core/address-networks.ts'
import { member } from '#server/identity/member.table.ts'
import type { Limits } from '#server/load/rate-limits.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { CodePurpose } from './sms-code.ts'

/** Number of trailing digits of a mobile number that vary within a number block. */
const BLOCK_DIGITS = 3

type CodeRequest = {
  recipient: string
  channel: 'sms' | 'email'
  purpose: CodePurpose
  askedBy: number | null
  device?: string | undefined
  caller: { ip: string }
  now: Date
}

export type CountedCode = {
  retryAfter: number
  /**
   * Whether this is an extra code: the usual limit is used up, and both the device and the network are
   * unknown. It allows only one guess.
   */
  isFurther: boolean
}

const blockOf = (mobile: string) => mobile.slice(0, -BLOCK_DIGITS)

/**
 * Counts a request for a code. Visitors who register have their own limits, so that they cannot use up the
 * members' limits.
 */
export async function countCode({ limits, database }: Platform, request: CodeRequest): Promise<CountedCode> {
  const { askedBy, purpose } = request
  if (askedBy === null && purpose !== 'register') return countForOwner({ limits, database }, request)
  const retryAfter =
    askedBy === null
      ? await countForNewcomer(limits, request)
      : await countForMember(limits, { ...request, askedBy })
  return { retryAfter, isFurther: false }
}

async function countAll(steps: readonly (() => Promise<number>)[]): Promise<number> {
  for (const step of steps) {
    const retryAfter = await step()
    if (retryAfter > 0) return retryAfter
  }
  return 0
}

const networkSteps = (limits: Limits, { caller: { ip }, recipient }: CodeRequest) => [
  () => limits.visitorCodesOfAddress.countAddress(ip),
  () => limits.visitorCodesOfMobileAndNetwork.count(`${recipient} ${networkOf(ip)}`),
]

/**
 * Registration codes can be sent to any number. The limits per number block and for the whole site prevent
 * toll fraud.
 */
const countForNewcomer = (limits: Limits, request: CodeRequest): Promise<number> =>
  countAll([
    ...networkSteps(limits, request),
    () => limits.visitorCodesOfMobile.count(request.recipient),
    () => limits.registerCodesOfBlock.count(blockOf(request.recipient)),
    () => limits.registerCodesOfSite.count('site'),
  ])

/**
 * Login and reset codes are sent only to members. There is no site-wide limit, as attackers could use it up
 * for all members. If attackers have used up a mobile's limit, its owner still gets codes on a trusted device
 * or in a known network. Any other network gets two extra codes an hour.
 */
async function countForOwner(
  { limits, database }: Pick<Platform, 'limits' | 'database'>,
  request: CodeRequest,
): Promise<CountedCode> {
  const { recipient, device, now } = request
  const { ip } = request.caller
  const ofNetwork = await countAll(networkSteps(limits, request))
  if (ofNetwork === 0 && (await limits.visitorCodesOfMobile.count(recipient)) === 0)
    return { retryAfter: 0, isFurther: false }
  const isMember = eq(member.mobile, recipient)
  const passage = await findPassage(database, { subject: recipient, isMember, ip, device, now })
  if (passage) return { retryAfter: await limits.memberCodesOfPassage.count(passage.key), isFurther: false }
  const retryAfter = ofNetwork || (await limits.furtherCodesOfMobile.countAddress(ip, recipient))
  return { retryAfter, isFurther: true }
}

/**
 * Codes for a payment password are limited only per member. Codes to bind a contact have further limits,
 * separate from the limits for visitors' codes.
 */
function countForMember(
  limits: Limits,
  { askedBy, purpose, channel, recipient }: CodeRequest & { askedBy: number },
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
