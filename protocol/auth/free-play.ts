import * as v from 'valibot'
import { call } from '#protocol/kit/call.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { throttled } from '#protocol/kit/throttled.ts'
import { loggedIn } from './session.ts'

export const freePlay = call({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Creates a trial session with play money.',
  request: v.strictObject({
    os: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
    platform: v.literal(protocolConstants.platformShort),
    /** A random string, encrypted with the platform's public key. Each string is accepted only once. */
    random: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4_096)),
    version: v.literal(protocolConstants.gatewayVersion),
  }),
  reply: loggedIn,
  refusals: {
    'login.off': v.object({}),
    'login.throttled': throttled,
    /**
     * The random string cannot be decrypted or was used before. The client should immediately retry with
     * another one.
     */
    'login.randomRefused': v.object({}),
  },
})
