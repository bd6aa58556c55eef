import { loginsSetting } from '#server/auth/auth.settings.ts'
import type { Passage } from '#server/auth/known-clients/find-passage.ts'
import { networksOf, WIDE_ROOM } from '#server/core/address-networks.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import {
  clearGuesses,
  countGuess,
  forgiveGuess,
  type GuessLimit,
  type GuessStatus,
  guessStatus,
} from '#server/identity/attempt-limit.ts'
import { readSetting } from '#server/settings/settings.ts'

/** `subject` is `account:…`, `mobile:…` or `firebase:…`. The account or mobile may be unknown. */
export type LoginAttempt = { subject: string; ip: string; passage: Passage | null }

export type LoginStatus = {
  /** How long until another attempt is accepted, in ms; 0 if one is accepted now. */
  retryAfter: number
  captchaNeeded: boolean
}

export type CountedLogin = {
  /** How long to wait before the secret can be checked, in ms; 0 if it can be checked now. */
  retryAfter: number
  /**
   * Whether the attempt bypassed the account's lock; always true for a trusted device. If it did, the
   * failures of other clients stay counted.
   */
  isPastLock: boolean
}

/** Factor by which an IP address's limits exceed an account's, because many people may share an address. */
const ADDRESS_TOLERANCE = 5
const NETWORK_SHARE = 0.5
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
 * Returns the stricter of the account's and the IP address's limits (LOGIN-04, LOGIN-16). A trusted device
 * has only its own limit. A known network bypasses the account's lock with a captcha.
 */
export async function loginStatus(
  database: Database,
  attempt: LoginAttempt,
  now: Date,
): Promise<LoginStatus> {
  const { subject, addresses, device, network } = await limitsOf(database, attempt)
  const statusOf = async (limit: LoginLimit): Promise<LoginStatus> => {
    const { count, retryAfter } = await guessStatus(database, limit, now)
    return { retryAfter, captchaNeeded: count >= limit.captchaAfter }
  }
  if (device) return statusOf(device)
  const [ofSubject, ...ofAddresses] = await Promise.all([statusOf(subject), ...addresses.map(statusOf)])
  const isLocked = ofSubject.retryAfter > 0
  if (isLocked && network) {
    const { retryAfter } = await statusOf(network)
    return worstOf([{ retryAfter, captchaNeeded: true }, ...ofAddresses])
  }
  return worstOf([ofSubject, ...ofAddresses])
}

const worstOf = (statuses: LoginStatus[]): LoginStatus => ({
  retryAfter: Math.max(...statuses.map(({ retryAfter }) => retryAfter)),
  captchaNeeded: statuses.some(({ captchaNeeded }) => captchaNeeded),
})

/** Thrown to roll back the counters of an attempt that must wait. */
class MustWait extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(`The next attempt is looked at in ${retryAfter} ms`)
    this.retryAfter = retryAfter
  }
}

/**
 * Counts an attempt before its secret is checked. An attempt that must wait is not counted. Attempts from a
 * known network are counted even without a lock, so that the network gives a guesser no extra attempts.
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
    // Lock rows in a fixed order to prevent deadlocks.
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

/** Counts an attempt that bypasses the lock, so that the lock lasts for other clients. */
export async function countBesideLock(
  database: Database,
  { subject }: LoginAttempt,
  now: Date,
): Promise<CountedLogin> {
  await countGuess(database, { key: subject, allowed: ENDLESS, waitFor: 0 }, now)
  return { retryAfter: 0, isPastLock: true }
}

/**
 * Call this after the secret has proved correct. Clears the account's failures, but not earlier failures of
 * the IP address. If the attempt bypassed a lock, the account's failures stay, so that the login does not
 * unlock the account for guessers.
 */
export async function forgiveLogin(
  database: Database,
  attempt: LoginAttempt,
  { isPastLock }: CountedLogin,
): Promise<void> {
  const { subject, addresses, device, network } = await limitsOf(database, attempt)
  for (const passage of [device, network]) if (passage) await clearGuesses(database, passage.key)
  if (!isPastLock) await clearGuesses(database, subject.key)
  if (!device) for (const address of addresses) await forgiveGuess(database, address.key)
}
