import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as authenticator apps implement it: SHA-1, six digits, 30-second steps. */
const authenticator = { algorithm: 'SHA1', digits: 6, period: 30 }

/** How many steps a device's clock may be off, in either direction. */
const WINDOW = 1

/** Returns 160 random bits, as RFC 4226 recommends, in base32. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the `otpauth:` URI for the QR code. */
export const authenticatorAddress = (named: { brand: string; account: string; secret: string }): string =>
  new TOTP({ ...authenticator, issuer: named.brand, label: named.account, secret: named.secret }).toString()

/** Returns the code's time step, within `WINDOW`; null if the code is wrong. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime()
  const options = {
    ...authenticator,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: WINDOW,
  }
  const off = TOTP.validate(options)
  return off === null ? null : TOTP.counter({ period: authenticator.period, timestamp }) + off
}
