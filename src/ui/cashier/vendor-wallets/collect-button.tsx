import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import form from '#ui/cashier/money/money-form.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import type { VendorWalletsActor } from './vendor-wallets.tsx'

/** Transfers all vendor balances to the main wallet, or explains why this is impossible. */
export function CollectButton({ actor }: { actor: VendorWalletsActor }) {
  const id = useId()
  const isPossible = useSelector(actor, (snapshot) => snapshot.can({ type: 'wallets.collect' }))
  return (
    <div className={form.acts}>
      <Button
        aria-disabled={!isPossible}
        aria-describedby={isPossible ? undefined : id}
        onClick={() => actor.send({ type: 'wallets.collect' })}
      >
        <Trans id="cashier.vendorWallets.collect">Transfer all to main balance</Trans>
      </Button>
      {isPossible ? null : (
        <p className={form.why} id={id}>
          <Trans id="cashier.vendorWallets.nothingToCollect">
            You have no money with the available providers right now.
          </Trans>
        </p>
      )}
    </div>
  )
}
