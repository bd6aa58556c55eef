import { loginsSetting } from '#server/auth/auth.settings.ts'
import { networksOf, WIDE_ROOM } from '#server/core/address-networks.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import {
  countGuess,
  forgetGuesses,
  forgiveGuess,
  type GuessLimit,
  type GuessStatus,
  guessStatus,
} from '#server/identity/attempt-limit.ts'
import { readSetting } from '#server/settings/settings.ts'

/**
 * A way past a lock that strangers can close: a device that is remembered for the account, or a network from which its owner has
 * logged in. Its key counts the guesses that are made by it.
 */
export type Passage = { by: 'device' | 'network'; key: string }

/** Whose login is tried, `account:…` or `mobile:…`, known or not, and from which address. */
export type LoginAttempt = { subject: string; ip: string; passage: Passage | null }

/** What failed logins mean for the next. */
export type LoginStatus = {
  /** Milliseconds until another attempt is looked at; 0 when the next may come. */
  retryAfter: number
  captchaNeeded: boolean
}

/** What came of counting an attempt. */
export type CountedLogin = {
  /** Milliseconds to wait where the secret must not be looked at, else 0. */
  retryAfter: number
  /** Whether only the passage let it through: what others have tried still counts afterwards. */
  isPastLock: boolean
}

/** How many times as many failures an address is allowed as an account: many people may be behind it. */
const ADDRESS_TOLERANCE = 5
/** What a known network is allowed beside an account that is locked: half as much. */
const NETWORK_SHARE = 0.5
/** More than any counter reaches. */
const ENDLESS = 2 ** 31 - 1

type LoginLimit = GuessLimit & { captchaAfter: number }

async function limitsOf(database: Database, { subject, ip, passage }: LoginAttempt) {
  const { captchaAfter, throttleAfter, waitFor } = await readSetting(database, loginsSetting)
  const limit = (key: string, tolerance: number): LoginLimit => ({
    key,
    allowed: Math.ceil(throttleAfter * tolerance),
    waitFor,
    captchaAfter: captchaAfter * tolerance,
  })
  const { own, wide } = networksOf(ip)
  const addresses = [limit(`ip:${own}`, ADDRESS_TOLERANCE)]
  if (wide !== null) addresses.push(limit(`ip:${wide}`, ADDRESS_TOLERANCE * WIDE_ROOM))
  return {
    subject: limit(subject, 1),
    addresses,
    device: passage?.by === 'device' ? limit(passage.key, 1) : null,
    network: passage?.by === 'network' ? limit(passage.key, NETWORK_SHARE) : null,
  }
}

/**
 * LOGIN-04, LOGIN-16: the worse of what is known of the account and of the address. A remembered device is held to its own failures
 * alone. A known network gets past the account's lock by a captcha.
 */
export async function loginStatus(
  database: Database,
  attempt: LoginAttempt,
  now: Date,
): Promise<LoginStatus> {
  const { subject, addresses, device, network } = await limitsOf(database, attempt)
  const standing = async (limit: LoginLimit): Promise<LoginStatus> => {
    const { count, retryAfter } = await guessStatus(database, limit, now)
    return { retryAfter, captchaNeeded: count >= limit.captchaAfter }
  }
  if (device) return standing(device)
  const [ofSubject, ...ofAddresses] = await Promise.all([standing(subject), ...addresses.map(standing)])
  const isLocked = ofSubject.retryAfter > 0
  if (isLocked && network) {
    const { retryAfter } = await standing(network)
    return worstOf([{ retryAfter, captchaNeeded: true }, ...ofAddresses])
  }
  return worstOf([ofSubject, ...ofAddresses])
}

const worstOf = (standings: LoginStatus[]): LoginStatus => ({
  retryAfter: Math.max(...standings.map(({ retryAfter }) => retryAfter)),
  captchaNeeded: standings.some(({ captchaNeeded }) => captchaNeeded),
})

/** Thrown so that nothing is counted of an attempt that has to wait. */
class MustWait extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(`The next attempt is looked at in ${retryAfter} ms`)
    this.retryAfter = retryAfter
  }
}

/**
 * Counts an attempt before its secret is looked at, or nothing of it where it must wait. A known network counts as well while the
 * account is not locked, so that whoever guesses from there gains nothing by being known.
 */
export async function countLogin(
  database: Database,
  attempt: LoginAttempt,
  now: Date,
): Promise<CountedLogin> {
  const { subject, addresses, device, network } = await limitsOf(database, attempt)
  if (device) {
    const { retryAfter } = await countGuess(database, device, now)
    return { retryAfter, isPastLock: true }
  }
  const count = async (tx: Transaction): Promise<CountedLogin> => {
    // Always in this order: attempts wait for each other's rows, and never in a circle.
    const ofNetwork = network ? await countGuess(tx, network, now) : null
    const ofSubject = await countGuess(tx, subject, now)
    const isPastLock = ofSubject.retryAfter > 0
    if (isPastLock && !mayPass(ofNetwork)) throw new MustWait(ofNetwork?.retryAfter ?? ofSubject.retryAfter)
    for (const address of addresses) {
      const { retryAfter } = await countGuess(tx, address, now)
      if (retryAfter > 0) throw new MustWait(retryAfter)
    }
    return { retryAfter: 0, isPastLock }
  }
  return database.transaction(count).catch((error: unknown) => {
    if (error instanceof MustWait) return { retryAfter: error.retryAfter, isPastLock: false }
    throw error
  })
}

const mayPass = (ofNetwork: GuessStatus | null) => ofNetwork !== null && ofNetwork.retryAfter === 0

/** Counts an attempt that something else lets through, so that the lock lasts for all others. */
export async function countBesideLock(
  database: Database,
  { subject }: LoginAttempt,
  now: Date,
): Promise<CountedLogin> {
  await countGuess(database, { key: subject, allowed: ENDLESS, waitFor: 0 }, now)
  return { retryAfter: 0, isPastLock: true }
}

/**
 * The secret was right: the account's failures are forgotten, the address keeps those before. Those that locked it are kept where
 * only the passage led past them: a member who logs in lets nobody guess again.
 */
export async function forgiveLogin(
  database: Database,
  attempt: LoginAttempt,
  { isPastLock }: CountedLogin,
): Promise<void> {
  const { subject, addresses, device, network } = await limitsOf(database, attempt)
  for (const passage of [device, network]) if (passage) await forgetGuesses(database, passage.key)
  if (!isPastLock) await forgetGuesses(database, subject.key)
  if (!device) for (const address of addresses) await forgiveGuess(database, address.key)
}
