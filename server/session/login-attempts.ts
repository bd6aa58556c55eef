import type { Database } from '../database/database.ts'
import { readSetting } from '../settings.ts'
import {
  countGuess,
  forgetGuesses,
  forgiveGuess,
  type GuessLimit,
  guessStanding,
} from '../verification/guesses.ts'

/** Whose login is tried, `account:…` or `mobile:…`, known or not, and from which address. */
export type LoginAttempt = { subject: string; ip: string }

/** What failed logins mean for the next. */
export type LoginStanding = {
  /** Milliseconds until another attempt is looked at; 0 when the next may come. */
  retryAfter: number
  captchaNeeded: boolean
}

/** How many times as many failures an address is allowed as an account: many people may be behind it. */
const ADDRESS_TOLERANCE = 5

const addressKey = ({ ip }: LoginAttempt) => `ip:${ip}`

async function limitsOf(database: Database, attempt: LoginAttempt) {
  const { captchaAfter, throttleAfter, waitFor } = await readSetting(database, 'logins')
  const limit = (key: string, tolerance: number): GuessLimit & { captchaAfter: number } => ({
    key,
    allowed: throttleAfter * tolerance,
    waitFor,
    captchaAfter: captchaAfter * tolerance,
  })
  return { subject: limit(attempt.subject, 1), address: limit(addressKey(attempt), ADDRESS_TOLERANCE) }
}

/** LOGIN-04, LOGIN-16: the worse of what is known of the account and of the address. */
export async function loginStanding(
  database: Database,
  attempt: LoginAttempt,
  now: Date,
): Promise<LoginStanding> {
  const limits = Object.values(await limitsOf(database, attempt))
  const standings = await Promise.all(
    limits.map(async (limit) => {
      const { count, retryAfter } = await guessStanding(database, limit, now)
      return { retryAfter, captchaNeeded: count >= limit.captchaAfter }
    }),
  )
  return {
    retryAfter: Math.max(...standings.map(({ retryAfter }) => retryAfter)),
    captchaNeeded: standings.some(({ captchaNeeded }) => captchaNeeded),
  }
}

/** Counts an attempt before its secret is looked at; milliseconds to wait when it must not be, else 0. */
export async function countLogin(database: Database, attempt: LoginAttempt, now: Date): Promise<number> {
  const { subject, address } = await limitsOf(database, attempt)
  const ofAddress = await countGuess(database, address, now)
  if (ofAddress.retryAfter > 0) return ofAddress.retryAfter
  const ofSubject = await countGuess(database, subject, now)
  if (ofSubject.retryAfter > 0) await forgiveGuess(database, address.key)
  return ofSubject.retryAfter
}

/** The secret was right: the account's failures are forgotten, the address keeps those before. */
export async function forgiveLogin(database: Database, attempt: LoginAttempt): Promise<void> {
  await forgetGuesses(database, attempt.subject)
  await forgiveGuess(database, addressKey(attempt))
}
