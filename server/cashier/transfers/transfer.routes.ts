import type { Calls, calls } from '#protocol/calls.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import { uplineTransfersSetting } from '#server/cashier/cashier.settings.ts'
import { requirePaymentPassword } from '#server/cashier/payment-password/require-payment-password.ts'
import { maskedAccount } from '#server/identity/masked-account.ts'
import { walletBalance } from '#server/ledger/accounts.ts'
import { accept, type HandlerContext, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { storedOutcome } from '#server/platform/idempotency.ts'
import { isModuleOn } from '#server/settings/modules.ts'
import { readSetting } from '#server/settings/settings.ts'
import { modulesSetting } from '#server/settings/site.settings.ts'
import { readTeamMember } from '#server/team/downlines.ts'
import { transfersSetting } from '#server/team/team.settings.ts'
import { uplineOf } from '#server/team/upline-of.ts'
import { currency } from '#server/texts/currency.ts'
import { leaveStaked, remainingWagering } from '#server/wagering/wagering-requirement.ts'
import { sendMoney } from './transfer.ts'

type Terms = { on: boolean; min: number; max: number }
type Recipient = { id: number; closed: boolean }

/** AGENT-07 */
export const readDownlineTransferTerms: HandlerOf<'readDownlineTransferTerms'> = async (context) => {
  const { platform, request, who } = context
  const recipient = await readTeamMember(platform.database, who.member.id, request.memberId)
  return accept(await termsOf(context, recipient, await downlineTerms(context)))
}

/** AGENT-07. The recipient can be at any depth of the team. */
export const transferToDownline: HandlerOf<'transferToDownline'> = async (context) => {
  const { platform, request, who } = context
  const recipient = await readTeamMember(platform.database, who.member.id, request.memberId)
  return send(context, recipient, await downlineTerms(context))
}

/** MEM-07 */
export const readUplineTransferTerms: HandlerOf<'readUplineTransferTerms'> = async (context) => {
  const upline = await uplineOf(context.platform.database, context.who.member.id)
  return accept({
    upline: upline && maskedAccount(upline.account),
    ...(await termsOf(context, upline, await uplineTerms(context))),
  })
}

/** MEM-07. Members can send money only to their own upline. */
export const transferToUpline: HandlerOf<'transferToUpline'> = async (context) => {
  const upline = await uplineOf(context.platform.database, context.who.member.id)
  const terms = await uplineTerms(context)
  if (!terms.on) return refuse('transfer.off', {})
  return upline ? send(context, upline, terms) : refuse('transfer.noUpline', {})
}

/**
 * Returns the outcome of a transfer whose response was lost. Needs no payment password, as this call moves no
 * money.
 */
export const readTransferOutcome: HandlerOf<'readTransferOutcome'> = async (context) => {
  const { platform, request, who } = context
  const answer = await storedOutcome(platform, {
    memberId: who.member.id,
    key: request.key,
    calls: transfers,
  })
  if (!answer) return accept({ state: 'unknown' })
  if (!answer.success) return accept({ state: 'refused' })
  return accept({ state: 'sent', ...(answer.value as ReplyOf<Calls['transferToUpline']>) })
}

const transfers = ['transferToUpline', 'transferToDownline'] satisfies (keyof typeof calls)[]

type Context = Pick<HandlerContext<Calls['transferToUpline']>, 'platform' | 'caller' | 'now' | 'who'>
type Sending = Context & { request: { amount: number; paymentPassword: string; note?: string | undefined } }

const downlineTerms = ({ platform }: Context): Promise<Terms> =>
  readSetting(platform.database, transfersSetting)

async function uplineTerms({ platform: { database } }: Context): Promise<Terms> {
  const on = isModuleOn(await readSetting(database, modulesSetting), 'UPLINETRANS3')
  return { on, ...(await readSetting(database, uplineTransfersSetting)) }
}

async function termsOf(context: Context, recipient: Recipient | null, terms: Terms) {
  const { platform, caller, who } = context
  const { total } = await remainingWagering(platform.database, who.member.id, caller.language)
  return {
    ...terms,
    recipientOpen: recipient !== null && !recipient.closed,
    currency: currency.code,
    available: await walletBalance(platform.database, who.member.id),
    turnoverLeft: total,
    paymentPasswordSet: who.member.paymentPasswordHash !== null,
  }
}

/**
 * Validates the transfer first, so that an invalid one uses up no guess at the payment password. A wrong
 * guess is counted in the transaction that stores the refusal, so that retries do not count again.
 */
async function send(context: Sending, recipient: Recipient, terms: Terms) {
  const { platform, request, caller, now, who } = context
  const refusal = (await refuseTransfer(context, recipient, terms)) ?? (await requirePaymentPassword(context))
  if (refusal) return refusal
  const { amount, note = '' } = request
  const whose = { memberId: who.member.id, language: caller.language }
  const sent = await leaveStaked(platform.database, whose, (tx) =>
    sendMoney(tx, { from: who.member, toId: recipient.id, amount, note, at: now }),
  )
  if ('turnover' in sent) return refuse('transfer.turnoverLeft', { turnoverLeft: sent.turnover.total })
  const { done } = sent
  const { balance } = done
  if (done.outcome === 'short') return refuse('transfer.notEnough', { balance })
  return accept({ id: done.id, at: now.toISOString(), amount, balance })
}

async function refuseTransfer(
  { platform, request, caller, who }: Sending,
  { closed }: Recipient,
  { on, min, max }: Terms,
) {
  if (!on) return refuse('transfer.off', {})
  if (closed) return refuse('transfer.recipientClosed', {})
  const isWithin = request.amount >= min && request.amount <= max
  if (!isWithin) return refuse('transfer.offLimits', { min, max })
  const { total } = await remainingWagering(platform.database, who.member.id, caller.language)
  return total > 0 ? refuse('transfer.turnoverLeft', { turnoverLeft: total }) : null
}
