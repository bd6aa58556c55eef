import * as v from 'valibot'
import wretch from 'wretch'
import { envelope } from '#protocol/kit/envelope.ts'
import { type ApplicationAnswer, agentApplications } from '#protocol/sandbox/agents.ts'
import {
  type LoginLink,
  type LoginLinkChoice,
  loginLink,
  type TwoFactorChoice,
  type TwoFactorMade,
  twoFactorMade,
} from '#protocol/sandbox/auth.ts'
import { type ChargeDecision, charges, type PayoutDecision, payouts } from '#protocol/sandbox/cashier.ts'
import type { Fault } from '#protocol/sandbox/faults.ts'
import { outboxReply } from '#protocol/sandbox/outbox.ts'
import { type ClockMoved, clockMoved, sandboxState, type World } from '#protocol/sandbox/platform.ts'
import {
  type RedemptionDecision,
  redemptionRequests,
  type ShopItemRequest,
  shopItems,
  stockMoved,
} from '#protocol/sandbox/point-shop.ts'
import {
  type BonusDecision,
  bonusRequests,
  depositPromotions,
  promotionApplications,
} from '#protocol/sandbox/rewards.ts'
import {
  type ChatDecision,
  chatDesk,
  type FeedbackOutcome,
  feedbackRead,
  supportConversations,
} from '#protocol/sandbox/support.ts'

const api = wretch('/sandbox/api')

/** Thrown if the platform rejects a value that does not match its schema. Lists the invalid fields. */
export class OffSchema extends Error {
  override readonly name = 'OffSchema'
  readonly fields: string[]

  constructor(fields: string[]) {
    super(`off the schema: ${fields.join(', ')}`)
    this.fields = fields
  }
}

/** Thrown if an item's stock has changed. Carries the current stock; null if unlimited. */
export class StockMoved extends Error {
  override readonly name = 'StockMoved'
  readonly left: number | null

  constructor(left: number | null) {
    super(`there are ${left} by now`)
    this.left = left
  }
}

export class AccountUnknown extends Error {
  override readonly name = 'AccountUnknown'
}

const moved = v.object({ value: stockMoved })
const offFields = v.object({ value: v.object({ fields: v.array(v.string()) }) })

const get = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  v.parse(schema, v.parse(envelope, await api.url(path).get().json()).value)

const put = (path: string, body: object): Promise<unknown> =>
  api
    .url(path)
    .put(body)
    .error(422, async (error) => {
      const reply = v.safeParse(offFields, await error.response.json())
      throw new OffSchema(reply.success ? reply.output.value.fields : [])
    })
    .error(409, async (error) => {
      throw new StockMoved(v.parse(moved, await error.response.json()).value.left)
    })
    .json()

export const readState = () => get('/state', sandboxState)
export const readOutbox = () => get('/outbox', outboxReply)
export const readAgentApplications = () => get('/agent-applications', agentApplications)
export const answerAgentApplication = ({ id, state }: ApplicationAnswer & { id: string }) =>
  put(`/agent-applications/${id}`, { state })
export const readCharges = () => get('/charges', charges)
export const decideCharge = ({ id, state }: ChargeDecision & { id: string }) =>
  put(`/charges/${id}`, { state })
export const readPayouts = () => get('/payouts', payouts)
export const decidePayout = ({ id, ...decision }: PayoutDecision & { id: string }) =>
  put(`/payouts/${id}`, decision)
export const readBonusRequests = () => get('/bonuses', bonusRequests)
export const decideBonus = ({ id, ...decision }: BonusDecision & { id: string }) =>
  put(`/bonuses/${id}`, decision)
export const readDepositPromotions = () => get('/deposit-promotions', depositPromotions)
export const openDepositPromotion = ({ id, open }: { id: string; open: boolean }) =>
  put(`/deposit-promotions/${id}`, { open })
export const readPromotionApplications = () => get('/promotion-applications', promotionApplications)
export const decideOnPromotion = ({ id, ...decision }: BonusDecision & { id: string }) =>
  put(`/promotion-applications/${id}`, decision)
export const readSupport = () => get('/support', supportConversations)
export const answerSupport = ({ id, text }: { id: string; text: string }) => put(`/support/${id}`, { text })
export const readChat = () => get('/chat', chatDesk)
export const decideOnMessage = ({ id, ...decision }: ChatDecision & { id: string }) =>
  put(`/chat/${id}`, decision)
export const readRedemptionRequests = () => get('/redemptions', redemptionRequests)
export const decideRedemption = ({ id, ...decision }: RedemptionDecision & { id: string }) =>
  put(`/redemptions/${id}`, decision)
export const readShopItems = () => get('/shop-items', shopItems)
/** Creates or changes an item. Throws `StockMoved` if the stock has changed since the form was opened. */
export const writeShopItem = ({ id, ...request }: ShopItemRequest & { id: string }) =>
  put(`/shop-items/${id}`, request)
export const readFeedback = () => get('/feedback', feedbackRead)
export const endFeedback = ({ id, answer }: FeedbackOutcome & { id: string }) =>
  put(`/feedback/${id}`, { answer })
export const writeSetting = (name: string, value: object) => put(`/settings/${name}`, value)
/**
 * Moves the platform's clock. Returns whether everything due by the new time has been settled.
 * @param moved how far the clock will be ahead of the machine's, in ms, and whether members play a few rounds
 * at the new time
 */
export const moveClock = async (moved: { offset: number; play?: boolean }): Promise<ClockMoved> => {
  const reply = await put('/clock', moved)
  return v.parse(clockMoved, v.parse(envelope, reply).value)
}

export const seedWorld = (world: World) => put('/world', { world })
export const setFault = (call: string, fault: Partial<Fault>) => put(`/faults/${call}`, fault)
export const clearFault = (call: string): Promise<unknown> => api.url(`/faults/${call}`).delete().json()
export const clearFaults = (): Promise<unknown> => api.url('/faults').delete().json()

/** Creates a login link. Throws `AccountUnknown` if no account with this name may log in. */
export const createLoginLink = async (chosen: LoginLinkChoice): Promise<LoginLink> => {
  const reply = await api
    .url('/login-links')
    .put(chosen)
    .notFound(() => {
      throw new AccountUnknown()
    })
    .json()
  return v.parse(loginLink, v.parse(envelope, reply).value)
}

export const chooseTwoFactor = async (chosen: TwoFactorChoice): Promise<TwoFactorMade> => {
  const reply = await api
    .url('/second-step')
    .put(chosen)
    .notFound(() => {
      throw new AccountUnknown()
    })
    .json()
  return v.parse(twoFactorMade, v.parse(envelope, reply).value)
}
