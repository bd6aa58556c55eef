import { clearCached } from '#api/browser/cached-subjects.ts'
import { type Answer, callApi } from '#api/http/call-api.ts'
import { forgotPasswordByEmail, forgotPasswordByMobile } from '#protocol/auth/forgot-password.ts'
import type { RequestInput } from '#protocol/kit/call.ts'

export type MailRequest = RequestInput<typeof forgotPasswordByEmail>
export type NewPasswordRequest = RequestInput<typeof forgotPasswordByMobile>

export type MailAnswer = Answer<typeof forgotPasswordByEmail>

export type NewPasswordAnswer = Answer<typeof forgotPasswordByMobile>

export const sendResetEmail = (request: MailRequest, signal: AbortSignal): Promise<MailAnswer> =>
  callApi(forgotPasswordByEmail, request, { signal })

/**
 * Sets a new password with the SMS code and logs in. If the password breaks the rules, the tab's cached rules
 * are cleared (SYS-13).
 */
export async function setNewPassword(
  request: NewPasswordRequest,
  signal: AbortSignal,
): Promise<NewPasswordAnswer> {
  const answer = await callApi(forgotPasswordByMobile, request, { signal })
  if (!answer.ok && answer.refusal.code === 'password.offRules') clearCached('registerRules')
  return answer
}
