import { clearCached } from '#api/browser/cached-subjects.ts'
import { callApi, fetchValue } from '#api/http/call-api.ts'
import { type MemberInfo, readMemberInfo } from '#protocol/account/member.ts'
import { changePassword } from '#protocol/auth/change-password.ts'

export type PasswordChange = { oldPassword: string; newPassword: string; confirmNewPassword: string }

export type PasswordRefusal =
  | { why: 'oldWrong'; guessesLeft: number }
  | { why: 'offRules'; minLength: number; maxLength: number }
  | { why: 'unchanged' | 'default' | 'differs' }

/** `retryAt` is in epoch ms, by this device's clock. */
export type PasswordReply =
  | { outcome: 'changed' }
  | { outcome: 'refused'; refusal: PasswordRefusal }
  | { outcome: 'throttled'; retryAt: number }

/** Throws `CallFailed`. If the password breaks the rules, the tab's cached rules are cleared (SYS-13). */
export async function requestPasswordChange(
  change: PasswordChange,
  signal: AbortSignal,
): Promise<PasswordReply> {
  const answer = await callApi(changePassword, change, { signal })
  if (answer.ok) return { outcome: 'changed' }
  const { refusal } = answer
  switch (refusal.code) {
    case 'password.throttled':
      return { outcome: 'throttled', retryAt: Date.now() + refusal.value.retryAfter }
    case 'password.oldWrong':
      return { outcome: 'refused', refusal: { why: 'oldWrong', ...refusal.value } }
    case 'password.offRules':
      clearCached('registerRules')
      return { outcome: 'refused', refusal: { why: 'offRules', ...refusal.value } }
    case 'password.unchanged':
      return { outcome: 'refused', refusal: { why: 'unchanged' } }
    case 'password.default':
      return { outcome: 'refused', refusal: { why: 'default' } }
    case 'password.confirmationDiffers':
      return { outcome: 'refused', refusal: { why: 'differs' } }
  }
}

/** Whether the password is still the initial one or has expired. */
export async function readMustChange(signal: AbortSignal): Promise<boolean> {
  const member: MemberInfo = await fetchValue(readMemberInfo, {}, { signal })
  return member.passwordDefault || member.passwordExpired
}
