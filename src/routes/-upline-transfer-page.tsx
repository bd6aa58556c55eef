import { useSelector } from '@xstate/react'
import { transferIntents } from '#api/transfer-intent.ts'
import { transferMachine } from '#machines/transfer.machine.ts'
import { MoneyHead } from '#ui/member/money-head.tsx'
import { UplineTransfer } from '#ui/transfer/upline-transfer.tsx'
import { useChild } from './-app.ts'
import { EntriesSoFar } from './-entries-so-far.tsx'
import { useFlow } from './-use-flow.ts'
import { useMoneyUnderWay } from './-use-money-under-way.ts'
import { useMoneyWays } from './-use-money-ways.ts'

/** MEM-07: money to the upline. Another member who is logged in has a page of their own. */
export function UplineTransferPage() {
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return memberId === undefined ? null : <UplineTransferOf key={memberId} memberId={memberId} />
}

function UplineTransferOf({ memberId }: { memberId: string }) {
  const actor = useFlow(transferMachine, {
    input: { senderId: memberId, recipient: null, pending: transferIntents(null).recall(memberId) },
  })
  useMoneyUnderWay(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  return (
    <UplineTransfer
      actor={actor}
      head={<MoneyHead page="transferToUpline" balance={useChild('balance')} ways={useMoneyWays()} />}
      list={<EntriesSoFar type="uplineTransfer" />}
    />
  )
}
