import { useSelector } from '@xstate/react'
import { pendingTransfers } from '#api/cashier/pending-transfers.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useMoneyCallRunning } from '#pages/kit/use-money-call-running.ts'
import type { Downline } from '#protocol/agents/team-tree.ts'
import { TransferDialog as Dialog } from '#ui/cashier/transfer/transfer-dialog.tsx'
import { transferFlow } from './transfer.flow.ts'

type Props = {
  recipient: Downline
  onClose: () => void
}

/**
 * Sends money to a team member (AGENT-07). If this tab has a transfer to this member whose outcome is
 * unknown, the dialog resumes it.
 */
export function TransferDialog({ recipient: { memberId, account, nickname }, onClose }: Props) {
  const senderId = useSelector(useChild('session'), ({ context }) => context.member?.id ?? '')
  const actor = useFlow(transferFlow, {
    input: {
      senderId,
      recipient: { memberId, account, nickname },
      pending: pendingTransfers(memberId).load(senderId),
    },
  })
  const payment = useSelector(actor, ({ children }) => children.paymentConfirm)
  useMoneyCallRunning(useSelector(payment, (snapshot) => snapshot?.hasTag('moneyUnderWay') ?? false))
  return <Dialog actor={actor} onClose={onClose} />
}
