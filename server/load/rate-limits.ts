import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networksOf, WIDE_ROOM } from '#server/core/address-networks.ts'
import { hashOf } from '#server/core/secret.ts'

/** A limit that all processes share. */
export type Limit = {
  /** Counts one attempt; 0 when it may go on, else milliseconds until the next may. */
  count(key: string): Promise<number>
}

/** A limit by address that all processes share. */
export type AddressLimit = {
  /**
   * Counts one attempt from an IP address; 0 when it may go on, else milliseconds until the next may. With a subject, for which
   * each address has a budget of its own.
   */
  countAddress(ip: string, subject?: string): Promise<number>
}

const MINUTES = 60
/** Longest key that is kept as it is: with its prefix it fits the counters' column. A longer one, such as an e-mail address, is hashed. */
const LONGEST_KEY = 200

/** The limits that must hold over all processes. */
export const createLimits = (pool: pg.Pool) => ({
  /** Free-play sessions an address may start. */
  freePlay: createAddressLimit(pool, 'free-play', { points: 10, seconds: 10 * MINUTES }),
  /** Sliders an address may ask for. */
  slider: createAddressLimit(pool, 'slider', { points: 60, seconds: 5 * MINUTES }),
  /** Captchas an address may ask for: one a second, as fast as the picture can be changed. */
  captcha: createAddressLimit(pool, 'captcha', { points: 300, seconds: 5 * MINUTES }),
  /** Codes that visitors may have texted from an address, to a mobile from one network, and to a mobile from all networks. */
  visitorCodesOfAddress: createAddressLimit(pool, 'visitor-code-address', {
    points: 20,
    seconds: 60 * MINUTES,
  }),
  visitorCodesOfMobileAndNetwork: createLimit(pool, 'visitor-code-mobile-network', {
    points: 3,
    seconds: 60 * MINUTES,
  }),
  visitorCodesOfMobile: createLimit(pool, 'visitor-code-mobile', { points: 5, seconds: 60 * MINUTES }),
  /** Registration codes, which are texted to any number, for a block of numbers and for the whole site. */
  registerCodesOfBlock: createLimit(pool, 'register-code-block', { points: 10, seconds: 60 * MINUTES }),
  registerCodesOfSite: createLimit(pool, 'register-code-site', { points: 1_000, seconds: 60 * MINUTES }),
  /** Codes to a member's own mobile when the above is used up: for a device or network of its owner's, and for any other network. */
  memberCodesOfPassage: createLimit(pool, 'member-code-passage', { points: 5, seconds: 60 * MINUTES }),
  furtherCodesOfMobile: createAddressLimit(pool, 'further-code', { points: 2, seconds: 60 * MINUTES }),
  /** Codes to contacts that members want to bind, for a member, a contact, a block of numbers and the whole site. */
  bindCodesOfMember: createLimit(pool, 'bind-code-member', { points: 10, seconds: 60 * MINUTES }),
  bindCodesOfContact: createLimit(pool, 'bind-code-contact', { points: 5, seconds: 60 * MINUTES }),
  bindCodesOfBlock: createLimit(pool, 'bind-code-block', { points: 10, seconds: 60 * MINUTES }),
  bindCodesOfSite: createLimit(pool, 'bind-code-site', { points: 1_000, seconds: 60 * MINUTES }),
  /** Codes with which a member confirms something of their own, sent to the mobile that is bound. */
  confirmationCodesOfMember: createLimit(pool, 'confirmation-code', { points: 5, seconds: 60 * MINUTES }),
  /** Affiliate codes an address may ask about. */
  affiliate: createAddressLimit(pool, 'affiliate', { points: 30, seconds: 10 * MINUTES }),
  /** Codes of which an address may ask what they bring: at each opening of the form, and after each that is typed. */
  invitations: createAddressLimit(pool, 'invitation', { points: 60, seconds: 10 * MINUTES }),
  /** Registration forms an address may send, whose answers tell which user names are taken. */
  registrationForms: createAddressLimit(pool, 'register-form', { points: 30, seconds: 60 * MINUTES }),
  /** Of these, those in which all fields were right. */
  registrations: createAddressLimit(pool, 'register', { points: 10, seconds: 60 * MINUTES }),
  /** Forms with which an agent may register downlines; the answers tell which user names are taken. */
  downlineForms: createLimit(pool, 'downline-form', { points: 60, seconds: 60 * MINUTES }),
  /** Temporary passwords that may be asked for from an address, and for an account, known or not. */
  forgotOfAddress: createAddressLimit(pool, 'forgot-address', { points: 20, seconds: 60 * MINUTES }),
  forgotOfAccount: createLimit(pool, 'forgot-account', { points: 5, seconds: 60 * MINUTES }),
  /** More of them, for an account and a network from which its owner has logged in. */
  forgotOfAccountAndNetwork: createLimit(pool, 'forgot-network', { points: 5, seconds: 60 * MINUTES }),
  /** Login tickets that a member may ask for. */
  loginTickets: createLimit(pool, 'login-ticket', { points: 10, seconds: 10 * MINUTES }),
  /** Images that a member may send. */
  uploads: createLimit(pool, 'upload', { points: 20, seconds: 60 * MINUTES }),
  /** Conversations with customer service that visitors may open from an address. */
  liveChats: createAddressLimit(pool, 'live-chat', { points: 20, seconds: 10 * MINUTES }),
  /** Messages of chat rooms that a member may report. */
  chatReports: createLimit(pool, 'chat-report', { points: 10, seconds: 10 * MINUTES }),
  /** Applications to become an agent that an address may send, and that may name a mobile. */
  applicationsOfAddress: createAddressLimit(pool, 'application-address', {
    points: 10,
    seconds: 60 * MINUTES,
  }),
  applicationsOfMobile: createLimit(pool, 'application-mobile', { points: 5, seconds: 60 * MINUTES }),
  /** What an address may tell the operator without an account, and what a member may. */
  feedbackOfAddress: createAddressLimit(pool, 'feedback-address', { points: 10, seconds: 60 * MINUTES }),
  feedbackOfMember: createLimit(pool, 'feedback-member', { points: 10, seconds: 60 * MINUTES }),
})

export type Limits = ReturnType<typeof createLimits>

/** At most `points` attempts a key within `seconds`, kept in the database. */
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
 * At most `points` attempts from one subscriber's network within `seconds`, and more from the wide network around it. What is
 * refused for one subscriber does not count against the neighbours.
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
