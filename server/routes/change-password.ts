import type { changePassword } from '#contract/member.ts'
import { accept, type Handler, type HandlerContext, refuse } from '../handler.ts'
import { isOffRules } from '../member/password-rules.ts'
import { isPassword } from '../member/passwords.ts'
import { replacePassword } from '../member/replace-password.ts'
import { readSetting } from '../settings.ts'
import { countGuess, forgetGuesses, type GuessLimit } from '../verification/guesses.ts'

type Context = HandlerContext<typeof changePassword>

/** Wrong old passwords of one member that are looked at, and milliseconds to wait afterwards. */
const oldPasswordLimit = { allowed: 5, waitFor: 10 * 60_000 }

/** CALL-09: what can be held against the new password costs no guess at the old one. */
export const changePasswordHandler: Handler<typeof changePassword> = async (context) => {
  const { request, platform } = context
  const { newPassword } = request
  if (newPassword !== request.confirmNewPassword) return refuse('password.confirmationDiffers', {})
  const rules = await readSetting(platform.database, 'passwords')
  const { minLength, maxLength } = rules
  if (newPassword === rules.weakDefault) return refuse('password.default', {})
  if (isOffRules(newPassword, rules)) return refuse('password.offRules', { minLength, maxLength })
  return change(context)
}

async function change({ request, platform, now, who }: Context) {
  const { database } = platform
  const { oldPassword, newPassword } = request
  const { id, passwordHash } = who.member
  const limit: GuessLimit = { key: `password:${id}`, ...oldPasswordLimit }
  const { count, retryAfter } = await countGuess(database, limit, now)
  if (retryAfter > 0) return refuse('password.throttled', { retryAfter })
  const oldWrong = refuse('password.oldWrong', { guessesLeft: Math.max(0, limit.allowed - count) })
  if (passwordHash === null || !(await isPassword(passwordHash, oldPassword))) return oldWrong
  if (newPassword === oldPassword) {
    await forgetGuesses(database, limit.key)
    return refuse('password.unchanged', {})
  }
  const isReplaced = await replacePassword(database, who, {
    provedHash: passwordHash,
    password: newPassword,
    now,
  })
  if (!isReplaced) return oldWrong
  await forgetGuesses(database, limit.key)
  return accept({})
}
