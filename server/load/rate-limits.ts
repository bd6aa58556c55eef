import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networksOf, WIDE_ROOM } from '#server/core/address-networks.ts'
import { hashOf } from '#server/core/secret.ts'

export type Limit = {
  /** Counts an attempt. Returns 0 if it is allowed, or else the wait until the next one, in ms. */
  count(key: string): Promise<number>
}

export type AddressLimit = {
  /** Like `count`, but per IP address. Each subject has its own limit per address. */
  countAddress(ip: string, subject?: string): Promise<number>
}

const MINUTES = 60
/**
 * Maximum length of keys that are stored unchanged, so that key and prefix fit the column. Longer keys, such
 * as email addresses, are hashed.
 */
const LONGEST_KEY = 200

export const createLimits = (pool: pg.Pool) => ({
  freePlay: createAddressLimit(pool, 'free-play', { points: 10, seconds: 10 * MINUTES }),
  slider: createAddressLimit(pool, 'slider', { points: 60, seconds: 5 * MINUTES }),
  /** One captcha per second on average, which is enough to reload the captcha by hand. */
  captcha: createAddressLimit(pool, 'captcha', { points: 300, seconds: 5 * MINUTES }),
  /** SMS codes for visitors: limits per IP address, per mobile and network, and per mobile. */
  visitorCodesOfAddress: createAddressLimit(pool, 'visitor-code-address', {
    points: 20,
    seconds: 60 * MINUTES,
  }),
  visitorCodesOfMobileAndNetwork: createLimit(pool, 'visitor-code-mobile-network', {
    points: 3,
    seconds: 60 * MINUTES,
  }),
  visitorCodesOfMobile: createLimit(pool, 'visitor-code-mobile', { points: 5, seconds: 60 * MINUTES }),
  /**
   * Registration codes: limits per number block and for the whole site, as these codes can be sent to any
   * number.
   */
  registerCodesOfBlock: createLimit(pool, 'register-code-block', { points: 10, seconds: 60 * MINUTES }),
  registerCodesOfSite: createLimit(pool, 'register-code-site', { points: 1_000, seconds: 60 * MINUTES }),
  /** Extra codes for a member's own mobile: limits per known device or network, and per unknown network. */
  memberCodesOfPassage: createLimit(pool, 'member-code-passage', { points: 5, seconds: 60 * MINUTES }),
  furtherCodesOfMobile: createAddressLimit(pool, 'further-code', { points: 2, seconds: 60 * MINUTES }),
  /** Codes to bind a contact: limits per member, per contact, per number block, and for the whole site. */
  bindCodesOfMember: createLimit(pool, 'bind-code-member', { points: 10, seconds: 60 * MINUTES }),
  bindCodesOfContact: createLimit(pool, 'bind-code-contact', { points: 5, seconds: 60 * MINUTES }),
  bindCodesOfBlock: createLimit(pool, 'bind-code-block', { points: 10, seconds: 60 * MINUTES }),
  bindCodesOfSite: createLimit(pool, 'bind-code-site', { points: 1_000, seconds: 60 * MINUTES }),
  confirmationCodesOfMember: createLimit(pool, 'confirmation-code', { points: 5, seconds: 60 * MINUTES }),
  affiliate: createAddressLimit(pool, 'affiliate', { points: 30, seconds: 10 * MINUTES }),
  invitations: createAddressLimit(pool, 'invitation', { points: 60, seconds: 10 * MINUTES }),
  /** Registration forms: limit per IP address. The reply reveals which usernames are taken. */
  registrationForms: createAddressLimit(pool, 'register-form', { points: 30, seconds: 60 * MINUTES }),
  /** Registration forms without invalid fields: limit per IP address. */
  registrations: createAddressLimit(pool, 'register', { points: 10, seconds: 60 * MINUTES }),
  /** Registrations of downlines: limit per agent. The reply reveals which usernames are taken. */
  downlineForms: createLimit(pool, 'downline-form', { points: 60, seconds: 60 * MINUTES }),
  /** Temporary passwords: limits per IP address and per account name, even if no such account exists. */
  forgotOfAddress: createAddressLimit(pool, 'forgot-address', { points: 20, seconds: 60 * MINUTES }),
  forgotOfAccount: createLimit(pool, 'forgot-account', { points: 5, seconds: 60 * MINUTES }),
  /** Extra temporary passwords for an account: limit per network from which its owner has logged in. */
  forgotOfAccountAndNetwork: createLimit(pool, 'forgot-network', { points: 5, seconds: 60 * MINUTES }),
  loginTickets: createLimit(pool, 'login-ticket', { points: 10, seconds: 10 * MINUTES }),
  uploads: createLimit(pool, 'upload', { points: 20, seconds: 60 * MINUTES }),
  liveChats: createAddressLimit(pool, 'live-chat', { points: 20, seconds: 10 * MINUTES }),
  chatReports: createLimit(pool, 'chat-report', { points: 10, seconds: 10 * MINUTES }),
  /** Agent applications: limits per IP address and per mobile. */
  applicationsOfAddress: createAddressLimit(pool, 'application-address', {
    points: 10,
    seconds: 60 * MINUTES,
  }),
  applicationsOfMobile: createLimit(pool, 'application-mobile', { points: 5, seconds: 60 * MINUTES }),
  feedbackOfAddress: createAddressLimit(pool, 'feedback-address', { points: 10, seconds: 60 * MINUTES }),
  feedbackOfMember: createLimit(pool, 'feedback-member', { points: 10, seconds: 60 * MINUTES }),
})

export type Limits = ReturnType<typeof createLimits>

function createLimit(pool: pg.Pool, name: string, limits: { points: number; seconds: number }): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    keyPrefix: name,
    tableName: 'rate_limit',
    tableCreated: true,
    points: limits.points,
    duration: limits.seconds,
  })
  return {
    async count(key) {
      try {
        await limiter.consume(key.length > LONGEST_KEY ? hashOf(key) : key)
        return 0
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext)
        throw reason
      }
    },
  }
}

/**
 * Allows at most `points` attempts within `seconds` from a subscriber's network, and more from the wide
 * network around it. Refused attempts do not count against other subscribers.
 */
function createAddressLimit(
  pool: pg.Pool,
  name: string,
  limits: { points: number; seconds: number },
): AddressLimit {
  const ofOwn = createLimit(pool, name, limits)
  const ofWide = createLimit(pool, `${name}-wide`, { ...limits, points: limits.points * WIDE_ROOM })
  return {
    async countAddress(ip, subject = '') {
      const { own, wide } = networksOf(ip)
      const keyOf = (network: string) => (subject === '' ? network : `${subject} ${network}`)
      const retryAfter = await ofOwn.count(keyOf(own))
      return retryAfter > 0 || wide === null ? retryAfter : ofWide.count(keyOf(wide))
    },
  }
}
