import * as v from 'valibot'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { call } from '#protocol/kit/call.ts'
import { throttled, wrongGuess } from '#protocol/kit/throttled.ts'
import { login } from './login.ts'

/** Maximum length, including separators. */
export const LONGEST_RECOVERY_CODE = 40

export const verifyTwoFactor = call({
  method: 'POST',
  path: '/wps/session/login/secondStep',
  sealed: true,
  summary: 'Completes a login with an authenticator code or a recovery code.',
  request: v.object({
    challenge: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
    code: v.pipe(v.string(), v.transform(cleanTyped), v.nonEmpty(), v.maxLength(LONGEST_RECOVERY_CODE)),
    rememberDevice: v.boolean(),
  }),
  reply: v.object({
    ...login.reply.entries,
    /**
     * Token of the trusted device; null if the device is not trusted. Later logins send it instead of a code.
     */
    device: v.nullable(v.string()),
  }),
  refusals: {
    'secondStep.codeWrong': wrongGuess,
    'secondStep.expired': v.object({}),
    'secondStep.throttled': throttled,
  },
})
