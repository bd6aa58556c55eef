import { useSelector } from '@xstate/react'
import { pendingTransfers } from '#api/cashier/pending-transfers.ts'
import { EntriesSoFar } from '#pages/account/entries-so-far.tsx'
import { useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useMoneyCallRunning } from '#pages/kit/use-money-call-running.ts'
import { MoneyHead } from '#ui/cashier/money/money-head.tsx'
import { UplineTransfer } from '#ui/cashier/transfer/upline-transfer.tsx'
import { transferFlow } from './transfer.flow.ts'
import { useMoneyPages } from './use-money-pages.ts'

/** Transfers money to the upline (MEM-07). The page remounts when another member logs in. */
export function UplineTransferPage() {
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return memberId === undefined ? null : <UplineTransferOf key={memberId} memberId={memberId} />
}

function UplineTransferOf({ memberId }: { memberId: string }) {
  const actor = useFlow(transferFlow, {
    input: { senderId: memberId, recipient: null, pending: pendingTransfers(null).load(memberId) },
  })
  const payment = useSelector(actor, ({ children }) => children.paymentConfirm)
  useMoneyCallRunning(useSelector(payment, (snapshot) => snapshot?.hasTag('moneyUnderWay') ?? false))
  return (
    <UplineTransfer
      actor={actor}
      head={<MoneyHead page="transferToUpline" balance={useChild('balance')} ways={useMoneyPages()} />}
      list={<EntriesSoFar type="uplineTransfer" />}
    />
  )
}
