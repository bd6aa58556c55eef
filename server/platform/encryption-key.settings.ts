import * as v from 'valibot'
import { defineSetting } from '#server/settings/define-setting.ts'

/** The platform's private key as a JWK. It must never leave the platform. */
export const encryptionKeySetting = defineSetting('encryptionKey', {
  shape: v.nullable(
    v.object({
      kid: v.string(),
      kty: v.literal('EC'),
      crv: v.literal('P-256'),
      x: v.string(),
      y: v.string(),
      d: v.string(),
    }),
  ),
  initial: null,
})
