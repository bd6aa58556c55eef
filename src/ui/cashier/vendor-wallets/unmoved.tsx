import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import type { VendorWalletsActor } from './vendor-wallets.tsx'

/**
 * Says that the requested transfer was not made because another one was running. The receipt shows the other
 * transfer.
 */
export function Unmoved({ actor }: { actor: VendorWalletsActor }) {
  const { unmoved, wallet } = useSelector(actor, ({ context }) => context)
  if (!unmoved) return null
  return (
    <NoticeBar
      title={
        unmoved.kind === 'transfer' ? (
          <Trans id="cashier.vendorWallets.amountNotMoved">
            <Money amount={unmoved.amount} symbol={currencySymbol(wallet.currency)} /> wasn’t transferred:
            another transfer was in progress
          </Trans>
        ) : (
          <Trans id="cashier.vendorWallets.notCollected">
            Nothing was transferred: another transfer was in progress
          </Trans>
        )
      }
    />
  )
}
