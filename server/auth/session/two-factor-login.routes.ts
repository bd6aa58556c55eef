import { rememberDevice } from '#server/auth/known-clients/remembered-devices.ts'
import { finishChallenge, guessChallenge } from '#server/auth/two-factor/challenges.ts'
import { spendRecoveryCode } from '#server/auth/two-factor/recovery-codes.ts'
import { tryLoginCode } from '#server/auth/two-factor/try-code.ts'
import { spendOneTimeCode } from '#server/auth/two-factor/two-factor.ts'
import { readTyped } from '#server/core/readable-secret.ts'
import { originOf } from '#server/identity/sessions.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { logIn } from './log-in.ts'

const ONE_TIME_CODE = /^\d{6}$/

export const verifyTwoFactor: HandlerOf<'verifyTwoFactor'> = async (context) => {
  const { request, platform, caller, now } = context
  const { database } = platform
  const { challenge } = request
  const waiting = await guessChallenge(database, { challenge, clientId: caller.clientId, now })
  if (!waiting) return refuse('secondStep.expired', {})
  const { memberId } = waiting
  const code = readTyped(request.code)
  const tried = await tryLoginCode(database, { memberId, ip: caller.ip, now }, (tx) =>
    ONE_TIME_CODE.test(code)
      ? spendOneTimeCode(tx, { memberId, code, now })
      : spendRecoveryCode(tx, { memberId, typed: code }),
  )
  if (tried.outcome === 'throttled') return refuse('secondStep.throttled', { retryAfter: tried.retryAfter })
  if (tried.outcome === 'wrong') {
    const guessesLeft = Math.min(waiting.guessesLeft, tried.guessesLeft)
    return refuse('secondStep.codeWrong', { guessesLeft })
  }
  const isFinished = await finishChallenge(database, challenge)
  const loggedIn = isFinished ? await logIn(platform, { ...waiting, origin: originOf(caller), now }) : null
  if (!loggedIn) return refuse('secondStep.expired', {})
  const { userAgent } = caller
  const device = request.rememberDevice ? await rememberDevice(database, { memberId, userAgent, now }) : null
  return accept({ ...loggedIn, device })
}
