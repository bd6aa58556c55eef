import * as v from 'valibot'
import { password } from '#domain/auth/password.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled, wrongGuess } from '#protocol/kit/throttled.ts'

export const changePassword = call({
  method: 'POST',
  path: '/wps/member/password',
  access: 'token',
  sealed: true,
  summary: 'Changes the member’s password and ends their other sessions.',
  request: v.object({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
  reply: v.object({}),
  refusals: {
    'password.oldWrong': wrongGuess,
    'password.confirmationDiffers': v.object({}),
    /** The password is too short or too long, or contains whitespace. */
    'password.offRules': v.object({ minLength: v.number(), maxLength: v.number() }),
    'password.unchanged': v.object({}),
    'password.default': v.object({}),
    'password.throttled': throttled,
  },
})
