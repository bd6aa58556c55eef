import type { Calls } from '#protocol/calls.ts'
import { tryContactCode } from '#server/auth/challenges/contact-code.ts'
import { sendCode } from '#server/auth/challenges/send-code.ts'
import { mobileOf } from '#server/identity/countries.ts'
import { tryOwnPassword } from '#server/identity/own-password.ts'
import { accept, type HandlerContext, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { bindContact } from './bind-contact.ts'

export const sendBindMobileCode: HandlerOf<'sendBindMobileCode'> = async (context) => {
  const { request, platform, caller, now, who } = context
  const askedBy = who.member.id
  const recipient = mobileOf(request.countryDialingCode, request.mobileNum)
  if (!recipient) return refuse('code.mobileInvalid', {})
  const codeRequest = { recipient, channel: 'sms', purpose: 'bindMobile', askedBy, caller, now } as const
  return answerOf(await sendCode(platform, codeRequest))
}

export const sendBindEmailCode: HandlerOf<'sendBindEmailCode'> = async (context) => {
  const { request, platform, caller, now, who } = context
  const recipient = (request.email ?? who.member.email)?.toLowerCase()
  if (recipient === undefined) return refuse('code.noEmail', {})
  const askedBy = who.member.id
  const codeRequest = { recipient, channel: 'email', purpose: 'bindEmail', askedBy, caller, now } as const
  return answerOf(await sendCode(platform, codeRequest))
}

export const sendPaymentPasswordCode: HandlerOf<'sendPaymentPasswordCode'> = async (context) => {
  const { platform, caller, now, who } = context
  const { mobile: recipient, id: askedBy } = who.member
  if (recipient === null) return refuse('code.noMobile', {})
  const codeRequest = { recipient, channel: 'sms', purpose: 'paymentPassword', askedBy, caller, now } as const
  return answerOf(await sendCode(platform, codeRequest))
}

const answerOf = (sent: Awaited<ReturnType<typeof sendCode>>) =>
  sent.sent
    ? accept({ expiredMinutes: sent.minutes })
    : refuse('code.throttled', { retryAfter: sent.retryAfter })

/** MEM-02. An invalid number gets the refusal for a wrong code, as no code can have been sent to it. */
export const bindMobile: HandlerOf<'bindMobile'> = async (context) => {
  const { request } = context
  const mobile = mobileOf(request.countryDialingCode, request.mobileNum)
  const proof = { recipient: mobile ?? '', purpose: 'bindMobile' } as const
  const refusal = await refuseUnproved(context, proof)
  if (refusal) return refusal
  return bound(context, { kind: 'mobile', contact: mobile ?? '' })
}

/**
 * MEM-02. The address is stored as typed and compared case-insensitively. An invalid address gets the refusal
 * for a wrong code, as no code can have been sent to it.
 */
export const bindEmail: HandlerOf<'bindEmail'> = async (context) => {
  const email = context.request.email ?? context.who.member.email ?? ''
  const proof = { recipient: email.toLowerCase(), purpose: 'bindEmail' } as const
  const refusal = await refuseUnproved(context, proof)
  if (refusal) return refusal
  return bound(context, { kind: 'email', contact: email })
}

type Binding = HandlerContext<Calls['bindMobile']> | HandlerContext<Calls['bindEmail']>

/**
 * Checks the password before the code, so that a caller without the password learns nothing about the code
 * and uses up no guess.
 */
async function refuseUnproved(
  { platform, request, now, who: { member } }: Binding,
  proof: { recipient: string; purpose: 'bindMobile' | 'bindEmail' },
) {
  const { database } = platform
  const { password, verificationCode: code } = request
  const known = await tryOwnPassword(database, { member, password, now })
  if (known.outcome === 'throttled') return refuse('password.throttled', { retryAfter: known.retryAfter })
  if (known.outcome === 'wrong') return refuse('password.wrong', { guessesLeft: known.guessesLeft })
  const tried = await tryContactCode(database, { memberId: member.id, ...proof, code, now })
  if (tried.outcome === 'throttled') return refuse('contact.throttled', { retryAfter: tried.retryAfter })
  if (tried.outcome === 'wrong') return refuse('contact.codeWrong', { guessesLeft: tried.guessesLeft })
  return null
}

async function bound(
  { platform, who, now, caller }: Binding,
  wanted: { kind: 'mobile' | 'email'; contact: string },
) {
  const { language } = caller
  const isBound = await bindContact(platform, { member: who.member, ...wanted, language, now })
  return isBound ? accept({}) : refuse('contact.taken', {})
}
