import * as v from 'valibot'
import { cleanTyped } from '#domain/text/typed-text.ts'

export const twoFactorChoice = v.object({
  account: v.pipe(v.string(), v.transform(cleanTyped), v.toLowerCase(), v.nonEmpty(), v.maxLength(128)),
  on: v.boolean(),
})

export type TwoFactorChoice = v.InferOutput<typeof twoFactorChoice>

/**
 * Authenticator secret (base32), `otpauth:` URL of the QR code, and recovery codes. Null if two-factor
 * authentication was turned off.
 */
export const twoFactorMade = v.nullable(
  v.object({ secret: v.string(), address: v.string(), recoveryCodes: v.array(v.string()) }),
)

export type TwoFactorMade = v.InferOutput<typeof twoFactorMade>

export const loginLinkChoice = v.object({
  account: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(128)),
})

export type LoginLinkChoice = v.InferOutput<typeof loginLinkChoice>

/** Path with a single-use login ticket, which is valid until `expiresAt` (ISO 8601). */
export const loginLink = v.object({ address: v.string(), expiresAt: v.string() })

export type LoginLink = v.InferOutput<typeof loginLink>

/** Solutions of the latest captchas and sliders, newest first. `left` is the gap's position in pixels. */
export const challenges = v.object({
  captchas: v.array(v.object({ clientId: v.string(), answer: v.string() })),
  sliders: v.array(v.object({ id: v.string(), clientId: v.string(), left: v.number() })),
})

export type Challenges = v.InferOutput<typeof challenges>
