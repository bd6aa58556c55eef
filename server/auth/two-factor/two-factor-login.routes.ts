import { logIn } from '#server/auth/session/log-in.ts'
import { readTyped } from '#server/core/readable-secret.ts'
import { originOf } from '#server/identity/sessions.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { finishChallenge, guessChallenge } from './challenges.ts'
import { rememberDevice } from './devices.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { tryLoginCode } from './try-code.ts'
import { spendOneTimeCode } from './two-factor.ts'

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
