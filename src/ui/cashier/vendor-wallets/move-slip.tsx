import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { walletMoveMachine } from '#machines/cashier/wallet-move.machine.ts'
import type { WalletMove, WalletTransfer } from '#protocol/cashier/vendor-wallets.ts'
import { moveStatusOf } from '#protocol/cashier/wallet-move-status.ts'
import styles from '#ui/cashier/money/money-slip.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { ReceiptCard, ReceiptPart } from '#ui/kit/layout/receipt-card.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import rows from './move-slip.module.css'
import type { VendorWalletsActor } from './vendor-wallets.tsx'

type WalletMoveActor = ActorRefFrom<typeof walletMoveMachine>

export function MoveSlip({ actor }: { actor: WalletMoveActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { move } = snapshot.context
  const isLost = useSelector(snapshot.children.orderPolling, (polling) => polling?.hasTag('lost') ?? false)
  return (
    <ReceiptCard
      aria-label={t({ id: 'cashier.vendorWallets.inProgress', message: 'Transfer in progress' })}
      aria-busy={snapshot.hasTag('busy')}
    >
      <ReceiptPart>
        {move ? (
          <>
            <h2 className={styles.title}>
              <Trans id="common.processing">Processing</Trans>
            </h2>
            <Transfers move={move} />
            {isLost ? (
              <p className={styles.lost}>
                <Trans id="cashier.vendorWallets.noAnswerYet">No answer yet. We keep checking.</Trans>
              </p>
            ) : null}
          </>
        ) : (
          <div className={styles.waiting} />
        )}
      </ReceiptPart>
    </ReceiptCard>
  )
}

/**
 * Shown while the server asks the vendor again. Until the vendor answers, the money may be in either wallet.
 */
export function BeingChecked({ actor }: { actor: WalletMoveActor }) {
  const isChecking = useSelector(actor, (snapshot) => snapshot.matches('checking'))
  return isChecking ? (
    <NoticeBar
      title={<Trans id="cashier.vendorWallets.checking">We’re checking with the provider</Trans>}
      isUnsure
    >
      <Trans id="cashier.vendorWallets.checkingHelp">
        We haven’t got an answer yet. Your money is safe and is transferred only once.
      </Trans>
    </NoticeBar>
  ) : null
}

export function MoveOutcome({ actor }: { actor: VendorWalletsActor }) {
  const { t } = useLingui()
  const { ended, left, wallet } = useSelector(actor, ({ context }) => context)
  const status = ended && moveStatusOf(ended)
  const names = wallet.wallets.filter(({ vassalage }) => left.includes(vassalage)).map(({ vendor }) => vendor)
  const providers = names.join(', ')
  return (
    <ReceiptCard aria-label={t({ id: 'cashier.vendorWallets.last', message: 'Last transfer' })}>
      <ReceiptPart>
        <div role="status">
          <h2 className={styles.title}>
            {status === 'arrived' ? (
              <Trans id="cashier.vendorWallets.outcomeArrived">The money has arrived</Trans>
            ) : status === 'returned' ? (
              <Trans id="cashier.vendorWallets.outcomeReturned">Declined by provider; refunded</Trans>
            ) : status === 'partly' ? (
              <Trans id="cashier.vendorWallets.outcomePartly">Part of the money has arrived</Trans>
            ) : (
              <Trans id="cashier.vendorWallets.outcomeUnknown">Transfer not found</Trans>
            )}
          </h2>
        </div>
        {ended ? <Transfers move={ended} /> : null}
        {names.length > 0 ? (
          <p className={styles.said}>
            <Trans id="cashier.vendorWallets.unreached">
              No response; the money is still with: {providers}
            </Trans>
          </p>
        ) : null}
      </ReceiptPart>
      <ReceiptPart>
        <div className={styles.acts}>
          <Button look="act" autoFocus onClick={() => actor.send({ type: 'transfer.another' })}>
            <Trans id="cashier.vendorWallets.another">Transfer more</Trans>
          </Button>
        </div>
      </ReceiptPart>
    </ReceiptCard>
  )
}

function Transfers({ move: { transfers, currency } }: { move: WalletMove }) {
  return (
    <ul className={rows.transfers}>
      {transfers.map(({ id, vendor: provider, direction, amount, state }) => (
        <li key={id}>
          <b>
            {direction === 'toVendor' ? (
              <Trans id="cashier.vendorWallets.toProvider">From main balance to {provider}</Trans>
            ) : (
              <Trans id="cashier.vendorWallets.fromProvider">From {provider} to main balance</Trans>
            )}
          </b>
          <span className={rows.amount}>
            <Money amount={amount} symbol={currencySymbol(currency)} />
          </span>
          <small>{stateText(state)}</small>
        </li>
      ))}
    </ul>
  )
}

function stateText(state: WalletTransfer['state']): ReactNode {
  switch (state) {
    case 'moving':
      return <Trans id="cashier.vendorWallets.statusMoving">Sent; the provider is processing it</Trans>
    case 'checking':
      return <Trans id="cashier.vendorWallets.statusChecking">Checking with the provider</Trans>
    case 'arrived':
      return <Trans id="cashier.vendorWallets.statusArrived">Arrived</Trans>
    case 'returned':
      return <Trans id="cashier.vendorWallets.statusReturned">Declined, money refunded</Trans>
  }
}
