import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator does it: SHA-1, six digits, a step of 30 seconds. */
const authenticator = { algorithm: 'SHA1', digits: 6, period: 30 }

/** Steps by which the clock of a device may be off, either way. */
const WINDOW = 1

/** A new secret of 160 bits, as RFC 4226 asks, in base32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

/** The `otpauth:` address that a QR code holds. */
export const authenticatorAddress = (named: { brand: string; account: string; secret: string }): string =>
  new TOTP({ ...authenticator, issuer: named.brand, label: named.account, secret: named.secret }).toString()

/** Number of the step whose code this is at a moment, give or take one; null when it is none of them. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime()
  const asked = {
    ...authenticator,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: WINDOW,
  }
  const off = TOTP.validate(asked)
  return off === null ? null : TOTP.counter({ period: authenticator.period, timestamp }) + off
}
