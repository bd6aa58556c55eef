import type { DepositAnswer, DepositChannels } from '#api/deposits.ts'
import type { DepositChannel } from '#contract/deposits.ts'
import type { DepositAmountError, DepositContext } from './types.ts'

type Choice = Pick<DepositContext, 'channels' | 'channelId' | 'amount'>

const chosenChannel = ({ channels, channelId }: Omit<Choice, 'amount'>): DepositChannel | undefined =>
  channels.find(({ id }) => id === channelId)

const isOpenChannel = ({ closedUntil }: DepositChannel): boolean => closedUntil === null

/** What is wrong with an amount before it is ordered. */
export function amountErrorIn(choice: Choice): DepositAmountError | null {
  const { amount } = choice
  const channel = chosenChannel(choice)
  if (amount === null || amount === 0) return 'missing'
  if (!channel) return null
  if (amount < channel.min) return 'tooLittle'
  return amount > channel.max ? 'tooMuch' : null
}

/** The ways that there are; the one chosen before stays chosen while it is open, else the first open one is. */
export function withChannels(
  { channelId }: Pick<DepositContext, 'channelId'>,
  { channels, currency, openDepositId }: DepositChannels,
) {
  const open = channels.filter(isOpenChannel)
  const chosen = open.find(({ id }) => id === channelId) ?? open[0]
  return { channels, currency, channelId: chosen?.id ?? null, orderId: openDepositId, failure: null }
}

type Refusal = Extract<DepositAnswer, { ok: false }>['refusal']

/** What a refusal changes of what is known. */
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
    case 'deposit.promotionNotOpen':
      return {}
  }
}
