import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import form from '#ui/cashier/money/money-form.module.css'
import slip from '#ui/cashier/transfer/transfer.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { Money } from '#ui/kit/text/money.tsx'
import type { VendorWalletsActor } from './vendor-wallets.tsx'

export function WalletConfirm({ actor }: { actor: VendorWalletsActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { wallet, request, failure } = snapshot.context
  const symbol = wallet.currencySymbol
  const able = wallet.wallets.filter(({ balance, closedUntil }) => balance && closedUntil === null)
  const vendor =
    request?.kind === 'transfer'
      ? wallet.wallets.find((one) => one.vassalage === request.vassalage)?.vendor
      : null
  const isToVendor = request?.kind === 'transfer' && request.direction === 'toVendor'
  return (
    <Form className={form.form} isBusy={false} onSubmit={() => actor.send({ type: 'transfer.confirm' })}>
      {snapshot.matches({ confirming: 'failed' }) ? (
        <NoticeBar title={<Trans id="cashier.vendorWallets.notMoved">Nothing was transferred</Trans>}>
          <FailureSentences failure={failure} />
        </NoticeBar>
      ) : null}
      <dl className={slip.slip}>
        {request?.kind === 'transfer' ? (
          <>
            <div>
              <dt>
                <Trans id="common.from">From</Trans>
              </dt>
              <dd>
                {isToVendor ? <Trans id="cashier.vendorWallets.myBalance">Main balance</Trans> : vendor}
              </dd>
            </div>
            <div>
              <dt>
                <Trans id="common.to">To</Trans>
              </dt>
              <dd>
                {isToVendor ? vendor : <Trans id="cashier.vendorWallets.myBalance">Main balance</Trans>}
              </dd>
            </div>
            <div>
              <dt>
                <Trans id="common.amount">Amount</Trans>
              </dt>
              <dd className={slip.amount}>
                <Money amount={request.amount} symbol={symbol} />
              </dd>
            </div>
          </>
        ) : (
          able.map(({ vassalage, vendor: provider, balance }) => (
            <div key={vassalage}>
              <dt>
                <Trans id="cashier.vendorWallets.fromProvider">From {provider} to main balance</Trans>
              </dt>
              <dd>
                <Money amount={balance ?? 0} symbol={symbol} />
              </dd>
            </div>
          ))
        )}
      </dl>
      <div className={form.acts}>
        <Button look="act" type="submit" autoFocus>
          {request?.kind === 'transfer' ? (
            <Trans id="cashier.vendorWallets.submit">
              Transfer <Money amount={request.amount} symbol={symbol} />
            </Trans>
          ) : (
            <Trans id="cashier.vendorWallets.collect">Transfer all to main balance</Trans>
          )}
        </Button>
        <Button onClick={() => actor.send({ type: 'transfer.back' })}>
          <Trans id="common.back">Back</Trans>
        </Button>
      </div>
    </Form>
  )
}
