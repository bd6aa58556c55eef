import type { Guessed } from '#server/identity/attempt-limit.ts'
import { tryOwnPassword } from '#server/identity/own-password.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { notifyTwoFactorChange } from './notify-two-factor.ts'
import { authenticatorAddress, stepOfCode } from './one-time-code.ts'
import { countRecoveryCodes, renewCodes } from './recovery-codes.ts'
import { confirmSetup, createSetup, findSetup } from './setups.ts'
import { tryCode, tryOneTimeCode } from './try-code.ts'
import { findTwoFactor, switchOff } from './two-factor.ts'

export const readTwoFactor: HandlerOf<'readTwoFactor'> = async ({ platform, who }) => {
  const { database } = platform
  const found = await findTwoFactor(database, who.member.id)
  return accept({
    on: found !== null,
    since: found?.since.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(database, who.member.id),
  })
}

export const beginTwoFactor: HandlerOf<'beginTwoFactor'> = async (context) => {
  const { request, platform, now, who } = context
  const { database, operator } = platform
  const { member } = who
  if (await findTwoFactor(database, member.id)) return refuse('secondStep.alreadyOn', {})
  const refusal = refusePassword(await tryOwnPassword(database, { member, password: request.password, now }))
  if (refusal) return refusal
  const { id, secret, expiresAt } = await createSetup(database, member.id, now)
  const address = authenticatorAddress({ brand: operator.brand.name, account: member.account, secret })
  return accept({ setupId: id, secret, address, expiresAt: expiresAt.toISOString() })
}

/** Uses up the confirming code, so that it cannot be used for the next login. */
export const confirmTwoFactor: HandlerOf<'confirmTwoFactor'> = async (context) => {
  const { request, platform, now, who } = context
  const { database } = platform
  const memberId = who.member.id
  const setup = await findSetup(database, { id: request.setupId, memberId, now })
  if (!setup) return refuse('secondStep.expired', {})
  const step = stepOfCode(setup.secret, request.code, now)
  const refusal = refuseCode(await tryCode(database, { memberId, now }, async () => step !== null))
  if (refusal) return refusal
  const recoveryCodes = step === null ? null : await confirmSetup(database, setup, { step, now })
  return recoveryCodes ? accept({ recoveryCodes }) : refuse('secondStep.expired', {})
}

export const removeTwoFactor: HandlerOf<'removeTwoFactor'> = async (context) => {
  const { request, platform, now, who } = context
  const { database } = platform
  const { member } = who
  const { password, code } = request
  const refusal =
    refusePassword(await tryOwnPassword(database, { member, password, now })) ??
    refuseCode(await tryOneTimeCode(database, { memberId: member.id, code, now }))
  if (refusal) return refusal
  await database.transaction(async (tx) => {
    await switchOff(tx, member.id)
    await notifyTwoFactorChange(tx, member.id, { event: 'security.secondStepOff', at: now })
  })
  return accept({})
}

export const renewRecoveryCodes: HandlerOf<'renewRecoveryCodes'> = async (context) => {
  const { request, platform, now, who } = context
  const { database } = platform
  const memberId = who.member.id
  const refusal = refuseCode(await tryOneTimeCode(database, { memberId, code: request.code, now }))
  if (refusal) return refusal
  const recoveryCodes = await database.transaction(async (tx) => {
    await notifyTwoFactorChange(tx, memberId, { event: 'security.recoveryCodesRenewed', at: now })
    return renewCodes(tx, memberId)
  })
  return accept({ recoveryCodes })
}

function refusePassword(tried: Guessed) {
  if (tried.outcome === 'right') return null
  if (tried.outcome === 'throttled') return refuse('secondStep.throttled', { retryAfter: tried.retryAfter })
  return refuse('secondStep.passwordWrong', { guessesLeft: tried.guessesLeft })
}

function refuseCode(tried: Guessed) {
  if (tried.outcome === 'right') return null
  if (tried.outcome === 'throttled') return refuse('secondStep.throttled', { retryAfter: tried.retryAfter })
  return refuse('secondStep.codeWrong', { guessesLeft: tried.guessesLeft })
}
