import * as v from 'valibot'
import { LARGEST_INTEGER } from '#domain/money/largest-integer.ts'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { languages } from '#domain/text/language.ts'
import { localizedTextSchema } from '#domain/text/localized-text.ts'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { moment } from '#domain/time/moment.ts'
import { channels } from '#protocol/agents/agent-application.ts'
import { withdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { count } from '#protocol/kit/count.ts'
import { promotionUse } from '#protocol/rewards/deposit-bonus.ts'
import { reportReason } from '#protocol/support/chat-room.ts'
import { feedbackTopics } from '#protocol/support/feedback.ts'

/**
 * The API of the sandbox console and the tests, `/sandbox/api`. Not part of the operator's protocol: it
 * exists only on a reference platform with its sandbox on.
 */

/**
 * Faults of a call. `error`: HTTP 500; `throttled`: 429; `unauthorised`: 401; `forbidden`: 403; `conflict`:
 * 409; `malformed`: an invalid reply; `lost`: the connection breaks before the call is carried out; `cut`:
 * it breaks afterwards, before the reply; `refusal`: the named refusal; `value`: the given value, without
 * carrying out the call; `none`: only the delay.
 */
export const faultKinds = [
  'none',
  'error',
  'throttled',
  'unauthorised',
  'forbidden',
  'conflict',
  'malformed',
  'lost',
  'cut',
  'refusal',
  'value',
] as const

export const fault = v.object({
  /** Delay of the reply in milliseconds. */
  delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)), 0),
  kind: v.optional(v.picklist(faultKinds), 'none'),
  /** For `refusal` its code; for an HTTP status the failure's code, if unusual. */
  code: v.optional(v.nullable(v.string()), null),
  /** For `refusal` and `value` the value; for `throttled` `{ retryAfter }` in seconds, null to omit it. */
  value: v.optional(v.unknown(), null),
  /** Number of calls affected; null for all. */
  times: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER))),
    null,
  ),
})

export type Fault = v.InferOutput<typeof fault>

export const worlds = ['empty', 'demo', 'busy'] as const
export const world = v.picklist(worlds)
export type World = v.InferOutput<typeof world>

const faultyCall = v.object({
  name: v.string(),
  method: v.string(),
  path: v.string(),
  refusals: v.array(v.string()),
  fault: v.nullable(fault),
})

export type FaultyCall = v.InferOutput<typeof faultyCall>

export const sandboxState = v.object({
  world: v.nullable(world),
  /** The platform's time, ISO 8601, and its offset from the machine's in milliseconds. */
  clock: v.object({ now: v.string(), offset: v.number() }),
  /** ISO 8601 time up to which contracts are settled while that lags behind; else null. */
  settledUntil: v.nullable(v.string()),
  /** Every editable setting, by name. */
  settings: v.record(v.string(), v.unknown()),
  calls: v.array(faultyCall),
})

export type SandboxState = v.InferOutput<typeof sandboxState>

export const sentMessage = v.object({
  id: v.number(),
  channel: v.picklist(['sms', 'email']),
  /** E.164 number or e-mail address. */
  recipient: v.string(),
  text: v.string(),
  /** ISO 8601. */
  sentAt: v.string(),
})

export type SentMessage = v.InferOutput<typeof sentMessage>

/** Newest first. */
export const outboxReply = v.object({ messages: v.array(sentMessage) })

/** Milliseconds ahead of the machine's clock, at most ten years either way. */
export const clockMove = v.object({
  offset: v.pipe(v.number(), v.integer(), v.minValue(-315_360_000_000), v.maxValue(315_360_000_000)),
  /** Whether members play a little at the new time, after everything due is settled. */
  play: v.optional(v.boolean(), false),
})

/** Whether everything due is settled; if not, it continues, and the state shows the progress. */
export const clockMoved = v.object({ settled: v.boolean() })

export type ClockMoved = v.InferOutput<typeof clockMoved>

export const twoFactorChoice = v.object({
  account: v.pipe(v.string(), v.transform(cleanTyped), v.toLowerCase(), v.nonEmpty(), v.maxLength(128)),
  on: v.boolean(),
})

export type TwoFactorChoice = v.InferOutput<typeof twoFactorChoice>

/** Authenticator secret (base32) and `otpauth:` URL of the QR code; null after switching off. */
export const twoFactorMade = v.nullable(
  v.object({ secret: v.string(), address: v.string(), recoveryCodes: v.array(v.string()) }),
)

export type TwoFactorMade = v.InferOutput<typeof twoFactorMade>

export const loginLinkChoice = v.object({
  account: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(128)),
})

export type LoginLinkChoice = v.InferOutput<typeof loginLinkChoice>

/** Path with a login ticket that works once until `expiresAt` (ISO 8601). */
export const loginLink = v.object({ address: v.string(), expiresAt: v.string() })

export type LoginLink = v.InferOutput<typeof loginLink>

export const worldChoice = v.object({ world })

/** Solutions of the latest captchas and sliders, newest first; `left` in the picture's pixels. */
export const challenges = v.object({
  captchas: v.array(v.object({ clientId: v.string(), answer: v.string() })),
  sliders: v.array(v.object({ id: v.string(), clientId: v.string(), left: v.number() })),
})

export type Challenges = v.InferOutput<typeof challenges>

/** Newest first, as the operator sees them. */
export const agentApplications = v.object({
  applications: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** E.164. */
      mobile: v.string(),
      email: v.nullable(v.string()),
      channel: v.picklist(channels),
      comment: v.string(),
      state: v.picklist(['waiting', 'accepted', 'declined']),
      /** ISO 8601. */
      at: v.string(),
      answeredAt: v.nullable(v.string()),
    }),
  ),
})

export type AgentApplications = v.InferOutput<typeof agentApplications>['applications']

/** The operator's answer. It creates no account: the upline opens one after a call. */
export const applicationAnswer = v.object({ state: v.picklist(['accepted', 'declined']) })

export type ApplicationAnswer = v.InferOutput<typeof applicationAnswer>

/** Charges of the simulated payment provider, newest first. */
export const charges = v.object({
  charges: v.array(
    v.object({
      /** Id of the order. */
      id: v.string(),
      amount: notNegative,
      state: v.picklist(['open', 'paid', 'refused', 'cancelled']),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type Charges = v.InferOutput<typeof charges>['charges']

/** Answer of the payer's bank. */
export const chargeDecision = v.object({ state: v.picklist(['paid', 'refused']) })

export type ChargeDecision = v.InferOutput<typeof chargeDecision>

/** Withdrawals, newest first, as the operator sees them, and their state at the simulated provider. */
export const payouts = v.object({
  payouts: v.array(
    v.object({
      /** Id of the order. */
      id: v.string(),
      /** Account of the recipient. */
      account: v.string(),
      /** Masked. */
      accountName: v.string(),
      amount: notNegative,
      fee: notNegative,
      state: withdrawalState,
      /** Null until the provider was asked. */
      payout: v.nullable(v.picklist(['open', 'paid', 'refused', 'declined'])),
      /** Ids of images, and a comment that may be empty, with which the member shows that nothing arrived. */
      proof: v.array(v.string()),
      comment: v.string(),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type Payouts = v.InferOutput<typeof payouts>['payouts']

/** Why the operator refuses a withdrawal. */
export const refusalReasons = ['holder', 'account', 'conduct'] as const

/** The operator's decision on an order, or the bank's on a payment. */
export const payoutDecision = v.variant('decision', [
  v.object({ decision: v.literal('approve') }),
  v.object({ decision: v.literal('reject'), reason: v.picklist(refusalReasons) }),
  v.object({ decision: v.literal('pay') }),
  v.object({ decision: v.literal('fail') }),
  /** Decides a dispute: it has arrived, or it is refunded. */
  v.object({ decision: v.literal('arrived') }),
  v.object({ decision: v.literal('return') }),
])

export type PayoutDecision = v.InferOutput<typeof payoutDecision>

/** Bonuses, pending ones first, then newest first. */
export const bonusRequests = v.object({
  bonuses: v.array(
    v.object({
      id: v.string(),
      account: v.string(),
      title: localizedTextSchema,
      amount: notNegative,
      /** Wagering requirement before a withdrawal. */
      turnover: notNegative,
      /** `claimable` includes those claimed or expired since. */
      state: v.picklist(['processing', 'claimable', 'rejected']),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type BonusRequests = v.InferOutput<typeof bonusRequests>['bonuses']

/** Why the operator refuses a bonus or a promotion application. */
export const refusedBonus = ['proof', 'terms', 'repeated'] as const

/** The operator's decision on a pending bonus or promotion application. */
export const bonusDecision = v.variant('decision', [
  v.object({ decision: v.literal('grant') }),
  v.object({ decision: v.literal('refuse'), reason: v.picklist(refusedBonus) }),
])

export type BonusDecision = v.InferOutput<typeof bonusDecision>

/** Deposit promotions as configured. Amounts in minor units. */
export const depositPromotions = v.object({
  promotions: v.array(
    v.object({
      id: v.string(),
      title: localizedTextSchema,
      share: basisPoints,
      cap: notNegative,
      min: notNegative,
      turnoverFactor: count,
      lasts: count,
      use: promotionUse,
      endsAt: v.nullable(moment),
      /** Number of bonuses promised with open orders, and in use. */
      promised: count,
      active: count,
    }),
  ),
})

export type DepositPromotions = v.InferOutput<typeof depositPromotions>['promotions']

/** Keeps a deposit promotion open without an end, or ends it now. */
export const depositPromotionChange = v.object({ open: v.boolean() })

/** Promotion applications, pending ones first, then newest first. */
export const promotionApplications = v.object({
  applications: v.array(
    v.object({
      id: v.string(),
      account: v.string(),
      title: localizedTextSchema,
      step: v.picklist(['join', 'request']),
      state: v.picklist(['waiting', 'accepted', 'rejected']),
      /** The reward, which is also among the bonuses; null for an application to join. */
      amount: v.nullable(notNegative),
      comment: v.string(),
      /** Ids of images. */
      images: v.array(v.string()),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

/** Conversations with customer service, unanswered ones first. */
export const supportConversations = v.object({
  conversations: v.array(
    v.object({
      id: v.string(),
      /** Null for a visitor. */
      account: v.nullable(v.string()),
      title: v.string(),
      waits: v.boolean(),
      /** The latest, oldest first. */
      messages: v.array(v.object({ author: v.picklist(['asker', 'service']), text: v.string() })),
    }),
  ),
})

export type SupportConversations = v.InferOutput<typeof supportConversations>['conversations']

export const supportAnswer = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
})

/** Chat messages: undecided reports first, then newest first. */
export const chatDesk = v.object({
  messages: v.array(
    v.object({
      id: v.string(),
      roomId: v.string(),
      account: v.string(),
      text: v.string(),
      isTakenDown: v.boolean(),
      /** The author's mute; null for none. */
      muted: v.nullable(v.object({ until: v.nullable(v.string()) })),
      /** Undecided reports. */
      reports: v.array(v.object({ account: v.string(), reason: reportReason, comment: v.string() })),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type ChatDesk = v.InferOutput<typeof chatDesk>['messages']

/** The operator's action on a message. All but `unmute` close its reports. */
export const chatDecision = v.variant('decision', [
  v.object({ decision: v.literal('takeDown') }),
  /** Minutes of the mute; null for permanent. */
  v.object({
    decision: v.literal('mute'),
    minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(525_600))),
  }),
  v.object({ decision: v.literal('unmute') }),
  v.object({ decision: v.literal('dismiss') }),
])

export type ChatDecision = v.InferOutput<typeof chatDecision>

export type PromotionApplications = v.InferOutput<typeof promotionApplications>['applications']

export const redemptionRefusals = ['stock', 'address', 'conduct'] as const

/** Redemptions, pending ones first, then newest first. */
export const redemptionRequests = v.object({
  redemptions: v.array(
    v.object({
      id: v.string(),
      account: v.string(),
      title: localizedTextSchema,
      quantity: v.number(),
      points: v.number(),
      /** Null for items that are not shipped. */
      delivery: v.nullable(v.object({ name: v.string(), mobileNum: v.string(), address: v.string() })),
      state: v.picklist(['processing', 'rejected', 'approved']),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type RedemptionRequests = v.InferOutput<typeof redemptionRequests>['redemptions']

export const redemptionDecision = v.variant('decision', [
  v.object({ decision: v.literal('approve') }),
  v.object({ decision: v.literal('reject'), reason: v.picklist(redemptionRefusals) }),
])

export type RedemptionDecision = v.InferOutput<typeof redemptionDecision>

const words = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest))
/** Portuguese and English are required, as the console has fields for both. */
const localizedWords = (longest: number) =>
  v.object({
    ...v.entriesFromList(languages, v.exactOptional(words(longest))),
    pt: words(longest),
    en: words(longest),
  })
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** Maximum price in points, and maximum stock. */
const MOST_POINTS = 1_000_000_000
const MOST_IN_STOCK = 1_000_000

const mallItemFields = {
  title: localizedWords(80),
  text: localizedWords(300),
  /** Name of the drawing, such as `pipa/losango`. */
  motif: v.string(),
  /** Degrees. */
  hue: whole(0, 359),
  /** Price of one. */
  points: whole(1, MOST_POINTS),
  /** Null for unlimited. */
  maxPerMember: v.nullable(whole(1, MOST_IN_STOCK)),
  /** Whether it is offered. A stopped item stays in existing orders. */
  offered: v.boolean(),
  /** Whether it is shipped to an address. */
  delivered: v.boolean(),
  /** Bonus in minor units; null for goods. */
  bonus: v.nullable(whole(1, 1_000_000_000)),
}

const inStock = v.nullable(whole(0, MOST_IN_STOCK))

/** PTS-01: current and former items in order, and the available drawings. */
export const mallItems = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      ...mallItemFields,
      title: localizedTextSchema,
      text: localizedTextSchema,
      /** Null for unlimited stock. */
      left: inStock,
      image: v.string(),
    }),
  ),
  motifs: v.array(v.string()),
})

export type EditedMallItem = v.InferOutput<typeof mallItems>['items'][number]

/**
 * The new state of an item. `delivered` and `bonus` are fixed at creation, so orders keep their terms.
 * `stock`: the stock seen and the new one; if equal, it is unchanged, as members redeem meanwhile.
 */
export const mallItemRequest = v.object({
  ...mallItemFields,
  stock: v.object({ was: inStock, now: inStock }),
})

export type MallItemRequest = v.InferOutput<typeof mallItemRequest>

/** The reply when the stock has changed since it was read: the current stock. */
export const stockMoved = v.object({ left: inStock })

/** Feedback, unread first, then newest first. Plain text. */
export const feedbackRead = v.object({
  feedback: v.array(
    v.object({
      id: v.string(),
      /** Null without an account. */
      account: v.nullable(v.string()),
      topic: v.picklist(feedbackTopics),
      content: v.string(),
      /** How to answer visitors; empty if they want no answer. */
      contact: v.string(),
      language: v.picklist(languages),
      /** Ids of images. */
      images: v.array(v.string()),
      /** The message sent to the member; null for none. */
      answer: v.nullable(v.string()),
      isDone: v.boolean(),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type FeedbackRead = v.InferOutput<typeof feedbackRead>['feedback']

/** Maximum length of an answer in characters. */
export const LONGEST_ANSWER = 500

/** The operator's answer; null closes it without one. */
export const feedbackOutcome = v.object({
  answer: v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_ANSWER))),
})

export type FeedbackOutcome = v.InferOutput<typeof feedbackOutcome>
