import { isSamePassword } from '#domain/auth/password.ts'
import type { Calls } from '#protocol/calls.ts'
import { ownPasswordLimit, tryOwnPassword } from '#server/identity/own-password.ts'
import { passwordsSetting } from '#server/identity/passwords.settings.ts'
import { accept, type HandlerContext, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { readSetting } from '#server/settings/settings.ts'
import { refuseNewPassword } from './password-rules.ts'
import { replacePassword } from './replace-password.ts'

type Context = HandlerContext<Calls['changePassword']>

/** CALL-09. Validates the new password first: an invalid one must not cost a guess at the old password. */
export const changePassword: HandlerOf<'changePassword'> = async (context) => {
  const { request, platform } = context
  if (!isSamePassword(request.newPassword, request.confirmNewPassword))
    return refuse('password.confirmationDiffers', {})
  const rules = await readSetting(platform.database, passwordsSetting)
  return refuseNewPassword(rules, request.newPassword) ?? change(context)
}

async function change({ request, platform, now, who }: Context) {
  const { database } = platform
  const { oldPassword, newPassword } = request
  const { member } = who
  const tried = await tryOwnPassword(database, { member, password: oldPassword, now })
  if (tried.outcome === 'throttled') return refuse('password.throttled', { retryAfter: tried.retryAfter })
  if (tried.outcome === 'wrong') return refuse('password.oldWrong', { guessesLeft: tried.guessesLeft })
  if (isSamePassword(newPassword, oldPassword)) return refuse('password.unchanged', {})
  if (await replacePassword(database, who, { password: newPassword, now })) return accept({})
  // The old password was correct when checked, but another request has replaced it since.
  return refuse('password.oldWrong', { guessesLeft: ownPasswordLimit.allowed })
}
