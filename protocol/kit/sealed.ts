import * as v from 'valibot'
import { call } from './call.ts'

/**
 * Body of a sealed call: a compact JWE (ECDH-ES+A256KW on P-256, A256GCM) to the platform's published key.
 * Inside it is `sealedContent`. A moment too far off is refused as unreadable (422), a nonce that was seen before as
 * repeated (409): what it asked for may have been done.
 */
export const sealedBody = v.object({ sealed: v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_384)) })

/** What is inside a sealed body. */
export const sealedContent = v.object({
  /** Epoch milliseconds at which it was sealed. */
  at: v.number(),
  nonce: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  body: v.unknown(),
})

/** The public half of the platform's key, as a JWK. */
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
  summary: 'The key that bodies of sealed calls are encrypted to.',
  request: v.object({}),
  reply: v.object({
    ...publicKey.entries,
    /** Epoch milliseconds on the platform's clock, so that a device whose own clock is off can still seal. */
    at: v.number(),
  }),
})
