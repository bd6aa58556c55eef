import { useSelector } from '@xstate/react'
import { walletIntents } from '#api/merchant-wallet.ts'
import { walletTransferMachine } from '#machines/wallet-transfer.machine.ts'
import { MoneyHead } from '#ui/member/money-head.tsx'
import { Wallets } from '#ui/wallets/wallets.tsx'
import { useChild } from './-app.ts'
import { EntriesSoFar } from './-entries-so-far.tsx'
import { useFlow } from './-use-flow.ts'
import { useMoneyUnderWay } from './-use-money-under-way.ts'
import { useMoneyWays } from './-use-money-ways.ts'
import { useOutdated } from './-use-outdated.ts'

/** MEM-03: money between the main wallet and vendors’. Another member who is logged in has a page of their own. */
export function WalletPage() {
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return memberId === undefined ? null : <WalletsOf key={memberId} memberId={memberId} />
}

function WalletsOf({ memberId }: { memberId: string }) {
  const actor = useFlow(walletTransferMachine, {
    input: { memberId, pending: walletIntents.recall(memberId) },
  })
  useOutdated('account', () => actor.send({ type: 'account.changed' }))
  useMoneyUnderWay(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  return (
    <Wallets
      actor={actor}
      head={<MoneyHead page="transferFund" balance={useChild('balance')} ways={useMoneyWays()} />}
      list={<EntriesSoFar type="walletTransfer" />}
    />
  )
}
