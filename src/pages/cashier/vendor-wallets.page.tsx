import { useSelector } from '@xstate/react'
import { pendingMoves } from '#api/cashier/vendor-wallets.ts'
import { EntriesSoFar } from '#pages/account/entries-so-far.tsx'
import { useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useInvalidation } from '#pages/kit/use-invalidation.ts'
import { useMoneyCallRunning } from '#pages/kit/use-money-call-running.ts'
import { MoneyHead } from '#ui/cashier/money/money-head.tsx'
import { VendorWallets } from '#ui/cashier/vendor-wallets/vendor-wallets.tsx'
import { useMoneyPages } from './use-money-pages.ts'
import { vendorWalletsFlow } from './vendor-wallets.flow.ts'

/**
 * Transfers money between the main wallet and vendor wallets (MEM-03). The page remounts when another member
 * logs in.
 */
export function VendorWalletsPage() {
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return memberId === undefined ? null : <WalletsOf key={memberId} memberId={memberId} />
}

function WalletsOf({ memberId }: { memberId: string }) {
  const actor = useFlow(vendorWalletsFlow, {
    input: { memberId, pending: pendingMoves.load(memberId) },
  })
  useInvalidation('account', () => actor.send({ type: 'account.changed' }))
  useMoneyCallRunning(useSelector(actor, (snapshot) => snapshot.hasTag('moneyUnderWay')))
  return (
    <VendorWallets
      actor={actor}
      head={<MoneyHead page="transferFund" balance={useChild('balance')} ways={useMoneyPages()} />}
      list={<EntriesSoFar type="walletTransfer" />}
    />
  )
}
