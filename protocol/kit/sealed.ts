import * as v from 'valibot'
import { call } from './call.ts'

/**
 * Body of a sealed call: a compact JWE (ECDH-ES+A256KW on P-256, A256GCM) of `sealedContent`, encrypted with
 * the platform's public key. If `at` is too far from the platform's time, the request counts as unreadable
 * (422). If the nonce was used before, the request counts as repeated (409), because the first one may have
 * been carried out.
 */
export const sealedBody = v.object({ sealed: v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_384)) })

export const sealedContent = v.object({
  /** When the body was encrypted, in epoch ms. */
  at: v.number(),
  nonce: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  body: v.unknown(),
})

export const publicKey = v.object({
  kid: v.string(),
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
})

export type PublicKey = v.InferOutput<typeof publicKey>

export const readPublicKey = call({
  method: 'GET',
  path: '/wps/system/publicKey',
  summary: 'Returns the public key that encrypts the bodies of sealed calls.',
  request: v.object({}),
  reply: v.object({
    ...publicKey.entries,
    /** The platform's current time in epoch ms, so that devices with a wrong clock can make sealed calls. */
    at: v.number(),
  }),
})
