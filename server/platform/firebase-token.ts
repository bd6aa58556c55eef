import {
  createRemoteJWKSet,
  errors,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  jwtVerify,
  UnsecuredJWT,
} from 'jose'
import * as v from 'valibot'
import type { FirebaseProject } from '#protocol/site/operator-config.ts'

const GOOGLES_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)

/** Tolerated clock difference, in seconds. */
const CLOCK_SKEW = 60

/** How long a token is accepted after the SMS code was entered, in seconds. */
const FRESH_FOR = 10 * 60

/** Codes of jose's errors that mean a bad token. Its other errors concern Google's keys. */
const refusedFor = new Set([
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWTExpired.code,
  errors.JWTInvalid.code,
])

const seconds = v.pipe(v.number(), v.finite())

const claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  iat: seconds,
  exp: seconds,
  auth_time: seconds,
  phone_number: v.pipe(v.string(), v.regex(/^\+\d{5,15}$/)),
  firebase: v.object({ sign_in_provider: v.literal('phone') }),
})

/** A verified mobile number in E.164, and when its token expires. */
export type VouchedPhone = { mobile: string; expiresAt: Date }

export type FirebaseTokens = {
  /** Returns null if the token is invalid. Throws if Google's keys cannot be fetched. */
  read(idToken: string, now: Date): Promise<VouchedPhone | null>
}

/**
 * Verifies tokens as described at https://firebase.google.com/docs/auth/admin/verify-id-tokens. With the
 * emulator, only its unsigned tokens are valid.
 */
export function createFirebaseTokens(project: FirebaseProject, keySet = GOOGLES_KEYS): FirebaseTokens {
  const { projectId, emulator } = project
  const keys = createRemoteJWKSet(keySet)
  const verify = async (idToken: string, options: JWTClaimVerificationOptions): Promise<JWTPayload> => {
    if (emulator) return UnsecuredJWT.decode(idToken, options).payload
    return (await jwtVerify(idToken, keys, { ...options, algorithms: ['RS256'] })).payload
  }
  return {
    async read(idToken, now) {
      try {
        const payload = await verify(idToken, {
          issuer: `https://securetoken.google.com/${projectId}`,
          audience: projectId,
          currentDate: now,
          clockTolerance: CLOCK_SKEW,
        })
        return phoneIn(payload, now)
      } catch (error) {
        if (error instanceof errors.JOSEError && refusedFor.has(error.code)) return null
        throw error
      }
    },
  }
}

/**
 * Returns the mobile number in a verified token; null if there is none or the SMS code was not entered
 * recently.
 */
function phoneIn(payload: JWTPayload, now: Date): VouchedPhone | null {
  const parsed = v.safeParse(claims, payload)
  if (!parsed.success) return null
  const { iat, exp, auth_time, phone_number: mobile } = parsed.output
  const at = now.getTime() / 1_000
  if (iat > at + CLOCK_SKEW || auth_time > at + CLOCK_SKEW || auth_time < at - FRESH_FOR) return null
  return { mobile, expiresAt: new Date((exp + CLOCK_SKEW) * 1_000) }
}
