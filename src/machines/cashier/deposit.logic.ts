import type { DepositAnswer, DepositChannels } from '#api/cashier/deposits.ts'
import type { DepositChannel } from '#protocol/cashier/deposits.ts'
import {
  type DepositPromotion,
  isForChannel,
  type PromotionRefusal,
} from '#protocol/rewards/deposit-bonus.ts'
import type { BonusError, DepositAmountError, DepositContext } from './deposit.types.ts'

type Choice = Pick<DepositContext, 'channels' | 'channelId' | 'amount'>

const chosenChannel = ({ channels, channelId }: Omit<Choice, 'amount'>): DepositChannel | undefined =>
  channels.find(({ id }) => id === channelId)

const isOpenChannel = ({ closedUntil }: DepositChannel): boolean => closedUntil === null

export function amountErrorIn(choice: Choice): DepositAmountError | null {
  const { amount } = choice
  const channel = chosenChannel(choice)
  if (amount === null || amount === 0) return 'missing'
  if (!channel) return null
  if (amount < channel.min) return 'tooLittle'
  return amount > channel.max ? 'tooMuch' : null
}

export function bonusErrorIn({
  promotions,
  promotionId,
  amount,
  channelId,
}: Pick<DepositContext, 'promotions' | 'promotionId' | 'amount' | 'channelId'>): BonusError | null {
  const chosen = promotions.find(({ id }) => id === promotionId)
  if (!chosen) return null
  if (!isForChannel(chosen, channelId)) return 'channel'
  return (amount ?? 0) < chosen.min ? 'belowMinimum' : null
}

/** Chooses the wanted promotion if it can be used. Otherwise, chooses none and stores the reason. */
function withPromotions(
  wanted: string | null,
  promotions: readonly DepositPromotion[],
): Pick<DepositContext, 'promotions' | 'promotionId' | 'promotionRefusal'> {
  if (wanted === null) return { promotions, promotionId: null, promotionRefusal: null }
  const found = promotions.find(({ id }) => id === wanted)
  const refusal: PromotionRefusal | null = found ? found.refusal : { why: 'ended', reason: '', min: 0 }
  return { promotions, promotionId: refusal ? null : wanted, promotionRefusal: refusal }
}

/**
 * Returns the context after loading. The chosen channel stays if it is open; otherwise the first open one is
 * chosen.
 */
export function withChannels(
  { channelId, promotionId, wantedPromotionId }: DepositContext,
  { channels, currency, openDepositId, promotions, bonusInUse, depositTurnover }: DepositChannels,
) {
  const open = channels.filter(isOpenChannel)
  const chosen = open.find(({ id }) => id === channelId) ?? open[0]
  return {
    channels,
    currency,
    channelId: chosen?.id ?? null,
    orderId: openDepositId,
    failure: null,
    bonusError: null,
    bonusInUse,
    depositTurnover,
    // Apply the linked promotion only once, then respect the member's choice.
    wantedPromotionId: null,
    ...withPromotions(wantedPromotionId ?? promotionId, promotions),
  }
}

type Refusal = Extract<DepositAnswer, { ok: false }>['refusal']

export function afterRefusal(context: DepositContext, refusal: Refusal): Partial<DepositContext> {
  const { amount, channelId } = context
  const change = (changes: Partial<DepositChannel>) =>
    context.channels.map((channel) => (channel.id === channelId ? { ...channel, ...changes } : channel))
  switch (refusal.code) {
    case 'deposit.offLimits': {
      const { min, max } = refusal.value
      const amountError = (amount ?? 0) < min ? 'tooLittle' : 'tooMuch'
      return { amountError, channels: change({ min, max }) }
    }
    case 'deposit.channelClosed': {
      const channels = change({ closedUntil: refusal.value.until })
      return { channels, channelId: channels.find(isOpenChannel)?.id ?? null }
    }
    case 'deposit.openOrder':
      return { orderId: refusal.value.depositId }
    case 'deposit.promotionRefused':
      return afterPromotionRefusal(context, refusal.value)
  }
}

/**
 * Returns the context changes after a promotion was refused. If only the amount or channel does not fit, the
 * promotion stays chosen, because the member can change them. Otherwise, the promotion is cleared.
 */
function afterPromotionRefusal(
  { promotions, promotionId }: DepositContext,
  refusal: PromotionRefusal,
): Partial<DepositContext> {
  const change = (changes: Partial<DepositPromotion>) =>
    promotions.map((promotion) => (promotion.id === promotionId ? { ...promotion, ...changes } : promotion))
  switch (refusal.why) {
    case 'belowMinimum':
      return { bonusError: refusal.why, promotions: change({ min: refusal.min }) }
    case 'channel':
      return { bonusError: refusal.why }
    default:
      return { promotionId: null, promotionRefusal: refusal, promotions: change({ refusal }) }
  }
}
