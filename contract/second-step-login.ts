import * as v from 'valibot'
import { call } from './call.ts'
import { login } from './session.ts'
import { throttled, wrongGuess } from './throttled.ts'

export const verifySecondStep = call({
  method: 'POST',
  path: '/wps/session/login/secondStep',
  sealed: true,
  summary:
    'Finishes a login that asked for a second step, by a code of the authenticator or a recovery code.',
  request: v.object({
    challenge: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
    code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
    rememberDevice: v.boolean(),
  }),
  reply: v.object({
    ...login.reply.entries,
    /** Sent with later logins from this device in place of the second step; null when it is not remembered. */
    device: v.nullable(v.string()),
  }),
  refusals: {
    'secondStep.codeWrong': wrongGuess,
    /** The password must be given anew. */
    'secondStep.expired': v.object({}),
    'secondStep.throttled': throttled,
  },
})
