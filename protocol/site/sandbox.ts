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
 * What the sandbox console and the tests say to `/sandbox/api`. No part of the contract with an operator: it exists
 * only on a reference platform whose sandbox is on.
 */

/**
 * What the sandbox can do to a call. `error`: HTTP 500; `throttled`: 429; `unauthorised`: 401; `forbidden`: 403;
 * `conflict`: 409; `malformed`: a reply off its schema; `lost`: the line breaks before anything is done; `cut`: the work is
 * done and the line breaks before the answer; `refusal`: the named refusal of the contract; `value`: the given value, and
 * nothing is done; `none`: nothing but the delay.
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
  /** Milliseconds that the answer is held back. */
  delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)), 0),
  kind: v.optional(v.picklist(faultKinds), 'none'),
  /** For `refusal` its code; for an HTTP status what the failure is called, where not as usual. */
  code: v.optional(v.nullable(v.string()), null),
  /** For `refusal` and `value` what comes with them; for `throttled` `{ retryAfter }` in seconds, null for not said. */
  value: v.optional(v.unknown(), null),
  /** How many calls it still meets; null for all. */
  times: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER))),
    null,
  ),
})

export type Fault = v.InferOutput<typeof fault>

export const worlds = ['empty', 'demo', 'busy'] as const
export const world = v.picklist(worlds)
export type World = v.InferOutput<typeof world>

/** A call that a fault can be set on. */
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
  /** The platform's time, ISO 8601, and by how many milliseconds it is ahead of the machine's. */
  clock: v.object({ now: v.string(), offset: v.number() }),
  /** How far contracts are settled, ISO 8601, while that is behind the platform's time; else null. */
  settledUntil: v.nullable(v.string()),
  /** Every switch that may be changed, by name. */
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

/** Milliseconds ahead of the machine's clock, ten years either way at most. */
export const clockMove = v.object({
  offset: v.pipe(v.number(), v.integer(), v.minValue(-315_360_000_000), v.maxValue(315_360_000_000)),
  /** Whether members play a little at the new moment, once what fell due by then is settled. */
  play: v.optional(v.boolean(), false),
})

/** Whether all that fell due by then is settled; if not, that goes on, and the state tells how far it is. */
export const clockMoved = v.object({ settled: v.boolean() })

export type ClockMoved = v.InferOutput<typeof clockMoved>

/** Whose second step is switched on or off. */
export const secondStepChoice = v.object({
  account: v.pipe(v.string(), v.transform(cleanTyped), v.toLowerCase(), v.nonEmpty(), v.maxLength(128)),
  on: v.boolean(),
})

export type SecondStepChoice = v.InferOutput<typeof secondStepChoice>

/** What an authenticator is set up with (base32, and the `otpauth:` address of a QR code); null after switching off. */
export const secondStepMade = v.nullable(
  v.object({ secret: v.string(), address: v.string(), recoveryCodes: v.array(v.string()) }),
)

export type SecondStepMade = v.InferOutput<typeof secondStepMade>

/** The member as whom the site is opened. */
export const loginLinkChoice = v.object({
  account: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(128)),
})

export type LoginLinkChoice = v.InferOutput<typeof loginLinkChoice>

/** Path of the site with a login ticket, which works once and until then, ISO 8601. */
export const loginLink = v.object({ address: v.string(), expiresAt: v.string() })

export type LoginLink = v.InferOutput<typeof loginLink>

export const worldChoice = v.object({ world })

/** Answers to the newest captchas and sliders, newest first; `left` in the picture's pixels. */
export const challenges = v.object({
  captchas: v.array(v.object({ clientId: v.string(), answer: v.string() })),
  sliders: v.array(v.object({ id: v.string(), clientId: v.string(), left: v.number() })),
})

export type Challenges = v.InferOutput<typeof challenges>

/** Applications to become an agent, newest first, as the operator sees them. */
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

/** What the operator answers an application. It makes no account: that is opened by the agent above, after a call. */
export const applicationAnswer = v.object({ state: v.picklist(['accepted', 'declined']) })

export type ApplicationAnswer = v.InferOutput<typeof applicationAnswer>

/** Charges of the payment provider that the sandbox plays, newest first. */
export const charges = v.object({
  charges: v.array(
    v.object({
      /** The order's id. */
      id: v.string(),
      amount: notNegative,
      state: v.picklist(['open', 'paid', 'refused', 'cancelled']),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type Charges = v.InferOutput<typeof charges>['charges']

/** What the bank of whoever pays says to it. */
export const chargeDecision = v.object({ state: v.picklist(['paid', 'refused']) })

export type ChargeDecision = v.InferOutput<typeof chargeDecision>

/** Payments out, newest first: what the operator sees of them, and how they stand at the provider that the sandbox plays. */
export const payouts = v.object({
  payouts: v.array(
    v.object({
      /** The order's id. */
      id: v.string(),
      /** Of whoever is paid. */
      account: v.string(),
      /** Masked. */
      accountName: v.string(),
      amount: notNegative,
      fee: notNegative,
      state: withdrawalState,
      /** Null until the provider was asked for it. */
      payout: v.nullable(v.picklist(['open', 'paid', 'refused', 'declined'])),
      /** What its member sent to show that it has not arrived: ids of images, and a word, empty for none. */
      proof: v.array(v.string()),
      comment: v.string(),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type Payouts = v.InferOutput<typeof payouts>['payouts']

/** Why the operator refuses a payment out. */
export const refusalReasons = ['holder', 'account', 'conduct'] as const

/** What the operator says to an order, and the bank of whoever is paid to a payment. */
export const payoutDecision = v.variant('decision', [
  v.object({ decision: v.literal('approve') }),
  v.object({ decision: v.literal('reject'), reason: v.picklist(refusalReasons) }),
  v.object({ decision: v.literal('pay') }),
  v.object({ decision: v.literal('fail') }),
  /** Of what is said not to have arrived: it has, or its money goes back. */
  v.object({ decision: v.literal('arrived') }),
  v.object({ decision: v.literal('return') }),
])

export type PayoutDecision = v.InferOutput<typeof payoutDecision>

/** Bonuses, those to be decided on first, then the newest. */
export const bonusRequests = v.object({
  bonuses: v.array(
    v.object({
      id: v.string(),
      account: v.string(),
      title: localizedTextSchema,
      amount: notNegative,
      /** To be staked before money may leave. */
      turnover: notNegative,
      /** `claimable` is also one that was claimed since, or has expired. */
      state: v.picklist(['processing', 'claimable', 'rejected']),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type BonusRequests = v.InferOutput<typeof bonusRequests>['bonuses']

/** Why the operator refuses a bonus, or to let somebody join a promotion. */
export const refusedBonus = ['proof', 'terms', 'repeated'] as const

/** What the operator says to a bonus that is still looked at, or to what is asked of a promotion. */
export const bonusDecision = v.variant('decision', [
  v.object({ decision: v.literal('grant') }),
  v.object({ decision: v.literal('refuse'), reason: v.picklist(refusedBonus) }),
])

export type BonusDecision = v.InferOutput<typeof bonusDecision>

/** The deposit promotions as the operator set them. Amounts in minor units. */
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
      /** How many bonuses are promised with open orders, and in use. */
      promised: count,
      active: count,
    }),
  ),
})

export type DepositPromotions = v.InferOutput<typeof depositPromotions>['promotions']

/** Whether a deposit promotion runs on without an end, or ends now. */
export const depositPromotionChange = v.object({ open: v.boolean() })

/** What members ask of promotions: first those that have to be decided on, then the newest. */
export const promotionApplications = v.object({
  applications: v.array(
    v.object({
      id: v.string(),
      account: v.string(),
      title: localizedTextSchema,
      step: v.picklist(['join', 'request']),
      state: v.picklist(['waiting', 'accepted', 'rejected']),
      /** Of the reward, which is also among the bonuses; null for who asks to join. */
      amount: v.nullable(notNegative),
      comment: v.string(),
      /** Ids of images. */
      images: v.array(v.string()),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

/** Conversations with customer service: first those that wait for an answer. */
export const supportConversations = v.object({
  conversations: v.array(
    v.object({
      id: v.string(),
      /** Null for a visitor. */
      account: v.nullable(v.string()),
      title: v.string(),
      waits: v.boolean(),
      /** The last ones, oldest first. */
      messages: v.array(v.object({ author: v.picklist(['asker', 'service']), text: v.string() })),
    }),
  ),
})

export type SupportConversations = v.InferOutput<typeof supportConversations>['conversations']

/** What customer service answers. */
export const supportAnswer = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
})

/** What was said in chat rooms: first what was reported and not decided on, then the newest. */
export const chatDesk = v.object({
  messages: v.array(
    v.object({
      id: v.string(),
      roomId: v.string(),
      account: v.string(),
      text: v.string(),
      isTakenDown: v.boolean(),
      /** Of its author; null for who may write. */
      muted: v.nullable(v.object({ until: v.nullable(v.string()) })),
      /** Those that nobody has decided on. */
      reports: v.array(v.object({ account: v.string(), reason: reportReason, comment: v.string() })),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type ChatDesk = v.InferOutput<typeof chatDesk>['messages']

/** What the operator does about a message. All but `unmute` settle what was reported of it. */
export const chatDecision = v.variant('decision', [
  v.object({ decision: v.literal('takeDown') }),
  /** Minutes for which its author may not write; null for good. */
  v.object({
    decision: v.literal('mute'),
    minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(525_600))),
  }),
  v.object({ decision: v.literal('unmute') }),
  v.object({ decision: v.literal('dismiss') }),
])

export type ChatDecision = v.InferOutput<typeof chatDecision>

export type PromotionApplications = v.InferOutput<typeof promotionApplications>['applications']

/** Why the operator rejects a redemption. */
export const redemptionRefusals = ['stock', 'address', 'conduct'] as const

/** What members want for their points: first those that have to be decided on, then the newest. */
export const redemptionRequests = v.object({
  redemptions: v.array(
    v.object({
      id: v.string(),
      account: v.string(),
      title: localizedTextSchema,
      quantity: v.number(),
      points: v.number(),
      /** Where it goes; null for what is not sent. */
      delivery: v.nullable(v.object({ name: v.string(), mobileNum: v.string(), address: v.string() })),
      state: v.picklist(['processing', 'rejected', 'approved']),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type RedemptionRequests = v.InferOutput<typeof redemptionRequests>['redemptions']

/** What the operator says to a redemption. */
export const redemptionDecision = v.variant('decision', [
  v.object({ decision: v.literal('approve') }),
  v.object({ decision: v.literal('reject'), reason: v.picklist(redemptionRefusals) }),
])

export type RedemptionDecision = v.InferOutput<typeof redemptionDecision>

const words = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest))
/** Portuguese and English, which the console asks for, and the other languages that a text has. */
const localizedWords = (longest: number) =>
  v.object({
    ...v.entriesFromList(languages, v.exactOptional(words(longest))),
    pt: words(longest),
    en: words(longest),
  })
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** The most points that an item may cost, and the most that may be in stock. */
const MOST_POINTS = 1_000_000_000
const MOST_IN_STOCK = 1_000_000

const mallItemFields = {
  title: localizedWords(80),
  text: localizedWords(300),
  /** What is drawn of it, as `pipa/losango`. */
  motif: v.string(),
  /** Degrees. */
  hue: whole(0, 359),
  /** For one. */
  points: whole(1, MOST_POINTS),
  /** How many of it a member may have; null for as many as there are. */
  maxPerMember: v.nullable(whole(1, MOST_IN_STOCK)),
  /** Whether it is in the mall. One that was stopped stays with those who asked for it. */
  offered: v.boolean(),
  /** Whether it is sent to an address. */
  delivered: v.boolean(),
  /** Minor units that it gives as a bonus; null for what is no money. */
  bonus: v.nullable(whole(1, 1_000_000_000)),
}

const inStock = v.nullable(whole(0, MOST_IN_STOCK))

/** PTS-01: what the point mall has, and had, in its order; and what can be drawn of an item. */
export const mallItems = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      ...mallItemFields,
      title: localizedTextSchema,
      text: localizedTextSchema,
      /** Null where it never runs out. */
      left: inStock,
      image: v.string(),
    }),
  ),
  motifs: v.array(v.string()),
})

export type EditedMallItem = v.InferOutput<typeof mallItems>['items'][number]

/**
 * An item as it is to be. What it gives, `delivered` and `bonus`, is settled as it is made: who asked for it gets what they saw.
 * `stock`: what was in stock when it was looked at, and what is to be; the same twice leaves it to those who redeem meanwhile.
 */
export const mallItemRequest = v.object({
  ...mallItemFields,
  stock: v.object({ was: inStock, now: inStock }),
})

export type MallItemRequest = v.InferOutput<typeof mallItemRequest>

/** What a wish is answered where some of the item were redeemed or put back since it was looked at: how many there are. */
export const stockMoved = v.object({ left: inStock })

/** What the operator was told: first what nobody has looked at, then the newest. All of it is plain text. */
export const feedbackRead = v.object({
  feedback: v.array(
    v.object({
      id: v.string(),
      /** Null for who has no account. */
      account: v.nullable(v.string()),
      topic: v.picklist(feedbackTopics),
      content: v.string(),
      /** How to answer who has no account; empty where they want no answer. */
      contact: v.string(),
      language: v.picklist(languages),
      /** Ids of images. */
      images: v.array(v.string()),
      /** What its member was answered by message; null where nothing was said to it. */
      answer: v.nullable(v.string()),
      isDone: v.boolean(),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type FeedbackRead = v.InferOutput<typeof feedbackRead>['feedback']

/** The most that a member is answered, in characters. */
export const LONGEST_ANSWER = 500

/** What the operator says to feedback; null lays it aside without a word. */
export const feedbackOutcome = v.object({
  answer: v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_ANSWER))),
})

export type FeedbackOutcome = v.InferOutput<typeof feedbackOutcome>
