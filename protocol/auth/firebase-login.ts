import * as v from 'valibot'
import { loginSide } from '#domain/auth/login-side.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { login } from './login.ts'
import { twoFactorNeeded } from './two-factor.ts'

export const loginByFirebase = call({
  method: 'POST',
  path: '/wps/session/login/firebase',
  sealed: true,
  summary: 'Creates a session for the mobile of a Firebase ID token.',
  request: v.object({
    firebaseChannel: v.literal('sms'),
    firebaseIdToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4_096)),
    side: loginSide,
  }),
  reply: login.reply,
  refusals: {
    /** The token is invalid, or no account has its mobile number. */
    'login.firebaseRefused': v.object({}),
    'login.secondStepNeeded': twoFactorNeeded,
    'login.throttled': throttled,
    'login.notAgent': v.object({}),
    'login.notMember': v.object({}),
    'login.closed': v.object({}),
    'login.off': v.object({}),
  },
})
