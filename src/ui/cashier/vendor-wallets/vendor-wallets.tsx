import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { vendorWalletsMachine } from '#machines/cashier/vendor-wallets.machine.ts'
import { MoneyPage, MoneyPlaces } from '#ui/cashier/money/money-page.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { CollectButton } from './collect-button.tsx'
import { BeingChecked, MoveOutcome, MoveSlip } from './move-slip.tsx'
import { Unmoved } from './unmoved.tsx'
import { WalletConfirm } from './wallet-confirm.tsx'
import { WalletForm } from './wallet-form.tsx'

export type VendorWalletsActor = ActorRefFrom<typeof vendorWalletsMachine>

type Props = {
  actor: VendorWalletsActor
  head: ReactNode
  list: ReactNode
}

/**
 * The balances of all wallets, transfers in both directions, and a transfer of all vendor balances to the
 * main wallet (MEM-03).
 */
export function VendorWallets({ actor, head, list }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { walletMove } = snapshot.children
  return (
    <MoneyPage
      head={head}
      slip={
        walletMove ? (
          <MoveSlip actor={walletMove} />
        ) : snapshot.matches('ended') ? (
          <MoveOutcome actor={actor} />
        ) : null
      }
      list={list}
    >
      <PageTitle>{t({ id: 'common.myWallet', message: 'My wallet' })}</PageTitle>
      <Step actor={actor} />
    </MoneyPage>
  )
}

function Step({ actor }: { actor: VendorWalletsActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { moveMoney, walletMove } = snapshot.children
  const isUnsure = useUnsure(moveMoney)
  if (snapshot.matches('reading')) return <MoneyPlaces isFirst={snapshot.context.wallet.currency === ''} />
  if (snapshot.matches('loadFailed')) {
    const { title, help } = failureText(snapshot.context.failure)
    return (
      <EmptyState
        state="failed"
        title={title}
        action={
          <Button onClick={() => actor.send({ type: 'transfer.retry' })}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        }
      >
        {help} <Trans id="cashier.vendorWallets.nothingMoved">Nothing was transferred.</Trans>
      </EmptyState>
    )
  }
  if (snapshot.matches('singleWallet')) return <OneWallet actor={actor} />
  if (snapshot.matches('editing')) return <WalletForm actor={actor} />
  if (snapshot.matches('confirming')) return <WalletConfirm actor={actor} />
  if (walletMove) {
    return (
      <>
        <Unmoved actor={actor} />
        <BeingChecked actor={walletMove} />
      </>
    )
  }
  if (snapshot.matches('ended')) return <Unmoved actor={actor} />
  if (moveMoney) return isUnsure ? <Unsure doing={moveMoney} /> : <MoneyPlaces />
  return null
}

/** Shown if all games use the main wallet. Balances that remain in vendor wallets can still be collected. */
function OneWallet({ actor }: { actor: VendorWalletsActor }) {
  const isLeft = useSelector(actor, ({ context }) => context.wallet.wallets.length > 0)
  return (
    <EmptyState
      state="empty"
      title={<Trans id="cashier.vendorWallets.single">One wallet for every game</Trans>}
      action={isLeft ? <CollectButton actor={actor} /> : undefined}
    >
      {isLeft ? (
        <Trans id="cashier.vendorWallets.singleLeftover">
          All games now use your balance. You can transfer back the money still with providers.
        </Trans>
      ) : (
        <Trans id="cashier.vendorWallets.singleHelp">
          All games use your balance, so there’s nothing to transfer between wallets.
        </Trans>
      )}
    </EmptyState>
  )
}
