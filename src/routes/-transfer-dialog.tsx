import { useSelector } from '@xstate/react'
import { recallTransfer } from '#api/transfer-intent.ts'
import type { Downline } from '#contract/team-tree.ts'
import { downlineTransferMachine } from '#machines/downline-transfer.machine.ts'
import { DownlineTransfer } from '#ui/downline-transfer/downline-transfer.tsx'
import { useChild } from './-app.ts'
import { useFlow } from './-use-flow.ts'
import { useMoneyUnderWay } from './-use-money-under-way.ts'

type Props = {
  recipient: Downline
  onClose: () => void
}

/** AGENT-07: sends money to somebody in the team, and goes on with a transfer that this tab left unfinished. */
export function TransferDialog({ recipient: { memberId, account, nickname }, onClose }: Props) {
  const agentId = useSelector(useChild('session'), ({ context }) => context.member?.id ?? '')
  const actor = useFlow(downlineTransferMachine, {
    input: {
      agentId,
      recipient: { memberId, account, nickname },
      pending: recallTransfer({ agentId, memberId }),
    },
  })
  useMoneyUnderWay(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  return <DownlineTransfer actor={actor} onClose={onClose} />
}
