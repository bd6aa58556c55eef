import type { readDownlineTransferTerms, transferToDownline } from '#contract/wallet-transfer.ts'
import { turnoverLeft } from '../cashier/turnover.ts'
import { accept, type Handler, type HandlerContext, refuse } from '../handler.ts'
import { walletBalance } from '../ledger/accounts.ts'
import { currency } from '../ledger/currency.ts'
import { refuseUnknowing } from '../member/refuse-unknowing.ts'
import { readSetting } from '../settings.ts'
import { readTeamMember } from '../team/downlines.ts'
import { sendMoney } from '../team/transfer.ts'

/** AGENT-07: what an agent may send to somebody in their team now. */
export const downlineTransferTermsHandler: Handler<typeof readDownlineTransferTerms> = async (context) => {
  const { platform, request, who } = context
  const { database } = platform
  const { closed } = await readTeamMember(database, who.member.id, request.memberId)
  return accept({
    ...(await readSetting(database, 'transfers')),
    recipientOpen: !closed,
    currency: currency.code,
    available: await walletBalance(database, who.member.id),
    paymentPasswordSet: who.member.paymentPasswordHash !== null,
  })
}

type Context = HandlerContext<typeof transferToDownline>

/**
 * AGENT-07: what can be held against the transfer itself costs no guess at the payment password. A wrong guess is counted in the
 * transaction that keeps the refusal, so that it counts once and for good, however often the intent comes again.
 */
export const transferToDownlineHandler: Handler<typeof transferToDownline> = async (context) => {
  const { platform, request, now, who } = context
  const { member } = who
  const recipient = await readTeamMember(platform.database, member.id, request.memberId)
  const refusal = (await refuseTransfer(context, recipient)) ?? (await refuseUnknowing(context))
  if (refusal) return refusal
  const { amount, note = '' } = request
  const sent = await platform.database.transaction((tx) =>
    sendMoney(tx, { from: member, toId: recipient.id, amount, note, at: now }),
  )
  const { balance } = sent
  if (sent.outcome === 'short') return refuse('transfer.notEnough', { balance })
  return accept({ id: sent.id, at: now.toISOString(), amount, balance })
}

async function refuseTransfer({ platform, request, caller, who }: Context, { closed }: { closed: boolean }) {
  const { on, min, max } = await readSetting(platform.database, 'transfers')
  if (!on) return refuse('transfer.off', {})
  if (closed) return refuse('transfer.recipientClosed', {})
  const isWithin = request.amount >= min && request.amount <= max
  if (!isWithin) return refuse('transfer.offLimits', { min, max })
  const { total } = await turnoverLeft(platform.database, who.member.id, caller.language)
  return total > 0 ? refuse('transfer.turnoverLeft', { turnoverLeft: total }) : null
}
