import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** A limit that all processes share. */
export type Limit = {
  /** Counts one attempt; 0 when it may go on, else milliseconds until the next may. */
  count(key: string): Promise<number>
}

const MINUTES = 60

/** The limits that must hold over all processes. */
export const createLimits = (pool: pg.Pool) => ({
  /** Free-play sessions an address may start. */
  freePlay: createLimit(pool, 'free-play', { points: 10, seconds: 10 * MINUTES }),
  /** Sliders an address may ask for. */
  slider: createLimit(pool, 'slider', { points: 60, seconds: 5 * MINUTES }),
  /** Captchas an address may ask for: one a second, as fast as the picture can be changed. */
  captcha: createLimit(pool, 'captcha', { points: 300, seconds: 5 * MINUTES }),
  /** Codes a mobile or e-mail address, a block of numbers, a network address and everybody together may be sent. */
  codesOfMobile: createLimit(pool, 'code-mobile', { points: 5, seconds: 60 * MINUTES }),
  codesOfBlock: createLimit(pool, 'code-block', { points: 10, seconds: 60 * MINUTES }),
  codesOfAddress: createLimit(pool, 'code-address', { points: 20, seconds: 60 * MINUTES }),
  codesOfAll: createLimit(pool, 'code-all', { points: 1_000, seconds: 60 * MINUTES }),
  /** Affiliate codes an address may ask about. */
  affiliate: createLimit(pool, 'affiliate', { points: 30, seconds: 10 * MINUTES }),
  /** Codes of which an address may ask what they bring: at each opening of the form, and after each that is typed. */
  invitations: createLimit(pool, 'invitation', { points: 60, seconds: 10 * MINUTES }),
  /** Registration forms an address may send, whose answers tell which user names are taken. */
  registrationForms: createLimit(pool, 'register-form', { points: 30, seconds: 60 * MINUTES }),
  /** Of these, those in which all fields were right. */
  registrations: createLimit(pool, 'register', { points: 10, seconds: 60 * MINUTES }),
  /** Forms with which an agent may register downlines; the answers tell which user names are taken. */
  downlineForms: createLimit(pool, 'downline-form', { points: 60, seconds: 60 * MINUTES }),
  /** Temporary passwords that may be asked for from an address, and for an account, known or not. */
  forgotOfAddress: createLimit(pool, 'forgot-address', { points: 20, seconds: 60 * MINUTES }),
  forgotOfAccount: createLimit(pool, 'forgot-account', { points: 5, seconds: 60 * MINUTES }),
  /** Login tickets that a member may ask for. */
  loginTickets: createLimit(pool, 'login-ticket', { points: 10, seconds: 10 * MINUTES }),
  /** Images that a member may send. */
  uploads: createLimit(pool, 'upload', { points: 20, seconds: 60 * MINUTES }),
  /** Conversations with customer service that visitors may open from an address. */
  liveChats: createLimit(pool, 'live-chat', { points: 20, seconds: 10 * MINUTES }),
  /** Messages of chat rooms that a member may report. */
  chatReports: createLimit(pool, 'chat-report', { points: 10, seconds: 10 * MINUTES }),
  /** Applications to become an agent that an address may send, and that may name a mobile. */
  applicationsOfAddress: createLimit(pool, 'application-address', { points: 10, seconds: 60 * MINUTES }),
  applicationsOfMobile: createLimit(pool, 'application-mobile', { points: 5, seconds: 60 * MINUTES }),
  /** What an address may tell the operator without an account, and what a member may. */
  feedbackOfAddress: createLimit(pool, 'feedback-address', { points: 10, seconds: 60 * MINUTES }),
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
        await limiter.consume(key)
        return 0
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext)
        throw reason
      }
    },
  }
}
