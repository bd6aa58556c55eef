import { clearCached } from '#api/browser/cached-subjects.ts'
import { type Answer, callApi } from '#api/http/call-api.ts'
import { forgotPasswordByEmail, forgotPasswordByMobile } from '#protocol/auth/forgot-password.ts'
import type { RequestInput } from '#protocol/kit/call.ts'

export type MailRequest = RequestInput<typeof forgotPasswordByEmail>
export type NewPasswordRequest = RequestInput<typeof forgotPasswordByMobile>

/** That a way back in was mailed, or why not. */
export type MailAnswer = Answer<typeof forgotPasswordByEmail>

/** Who is logged in with the new password now, or why nobody is. */
export type NewPasswordAnswer = Answer<typeof forgotPasswordByMobile>

/** Has a way back in mailed to the address of an account. */
export const mailWayBack = (request: MailRequest, signal: AbortSignal): Promise<MailAnswer> =>
  callApi(forgotPasswordByEmail, request, { signal })

/**
 * Sets a new password by the code that was texted, and logs in with it. Rules that the tab has kept (SYS-13) are out of date
 * once it is off them.
 */
export async function setNewPassword(
  request: NewPasswordRequest,
  signal: AbortSignal,
): Promise<NewPasswordAnswer> {
  const answer = await callApi(forgotPasswordByMobile, request, { signal })
  if (!answer.ok && answer.refusal.code === 'password.offRules') clearCached('registerRules')
  return answer
}
