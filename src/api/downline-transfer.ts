import type { ReplyOf } from '#contract/call.ts'
import { readDownlineTransferTerms, transferToDownline } from '#contract/wallet-transfer.ts'
import { type Answer, ask, read } from './ask.ts'
import type { TransferIntent } from './transfer-intent.ts'

/** Whether somebody in the team can be sent money now, and how much (minor units). */
export type TransferTerms = ReplyOf<typeof readDownlineTransferTerms>

export type TransferAnswer = Answer<typeof transferToDownline>

/** Asks what may be sent to somebody in the team. Throws `CallFailed`. */
export const readTransferTerms = (memberId: string, signal: AbortSignal): Promise<TransferTerms> =>
  read(readDownlineTransferTerms, { memberId }, { signal })

/** Sends money. Throws `CallFailed`; after a lost answer the same intent brings what became of it. */
export const sendTransfer = (
  { intent, paymentPassword }: { intent: TransferIntent; paymentPassword: string },
  signal: AbortSignal,
): Promise<TransferAnswer> => {
  const { key, ...transfer } = intent
  return ask(transferToDownline, { ...transfer, paymentPassword }, { signal, idempotencyKey: key })
}
