import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { MerchantWallet, WalletDirection } from '#protocol/cashier/vendor-wallets.ts'
import form from '#ui/cashier/money/money-form.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { MoneyField } from '#ui/kit/forms/money-field.tsx'
import { Radio } from '#ui/kit/forms/radio.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { Money } from '#ui/kit/text/money.tsx'
import { CollectButton } from './collect-button.tsx'
import type { VendorWalletsActor } from './vendor-wallets.tsx'

export function WalletForm({ actor }: { actor: VendorWalletsActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { wallet, vassalage, direction, amount, amountError } = snapshot.context
  const symbol = wallet.currencySymbol
  const chosen = wallet.wallets.find((one) => one.vassalage === vassalage)
  const provider = chosen?.vendor
  const available = direction === 'toVendor' ? wallet.balance : (chosen?.balance ?? 0)
  return (
    <Form className={form.form} isBusy={false} onSubmit={() => actor.send({ type: 'transfer.submit' })}>
      {snapshot.matches({ editing: 'refused' }) && amountError === null ? <Refused actor={actor} /> : null}
      <fieldset className={form.part}>
        <legend className={form.legend}>
          <Trans id="cashier.vendorWallets.providers">Providers with their own wallet</Trans>
        </legend>
        <div className={form.ways}>
          {wallet.wallets.map((one) => (
            <VendorOption
              key={one.vassalage}
              wallet={one}
              symbol={symbol}
              isChosen={one.vassalage === vassalage}
              onChoose={() => actor.send({ type: 'vendor.choose', vassalage: one.vassalage })}
            />
          ))}
        </div>
      </fieldset>
      {chosen ? (
        <>
          <fieldset className={form.part}>
            <legend className={form.legend}>
              <Trans id="cashier.vendorWallets.direction">Direction</Trans>
            </legend>
            <div className={form.ways}>
              <DirectionOption actor={actor} direction="toVendor" isChosen={direction === 'toVendor'}>
                <Trans id="cashier.vendorWallets.toProvider">From main balance to {provider}</Trans>
              </DirectionOption>
              <DirectionOption actor={actor} direction="fromVendor" isChosen={direction === 'fromVendor'}>
                <Trans id="cashier.vendorWallets.fromProvider">From {provider} to main balance</Trans>
              </DirectionOption>
            </div>
          </fieldset>
          <MoneyField
            label={<Trans id="common.amount">Amount</Trans>}
            name="amount"
            amount={amount}
            symbol={symbol}
            most={available}
            error={
              amountError === 'missing' ? (
                <Trans id="cashier.vendorWallets.amountMissing">Enter how much you want to transfer.</Trans>
              ) : amountError ? (
                <Trans id="cashier.vendorWallets.available">
                  Available: <Money amount={available} symbol={symbol} />.
                </Trans>
              ) : null
            }
            hint={
              <Trans id="cashier.vendorWallets.available">
                Available: <Money amount={available} symbol={symbol} />.
              </Trans>
            }
            after={
              <Button look="plain" onClick={() => actor.send({ type: 'amount.change', amount: available })}>
                <Trans id="common.useMaximum">Max</Trans>
              </Button>
            }
            onAmount={(amount) => actor.send({ type: 'amount.change', amount })}
          />
          <div className={form.acts}>
            <Button look="act" type="submit">
              {amount ? (
                <Trans id="cashier.amount.continue">
                  Continue with <Money amount={amount} symbol={symbol} />
                </Trans>
              ) : (
                <Trans id="common.continue">Continue</Trans>
              )}
            </Button>
          </div>
        </>
      ) : (
        <p className={form.why}>
          <Trans id="cashier.vendorWallets.noneResponding">
            No provider is responding right now, so you can’t transfer. Try again in a while.
          </Trans>
        </p>
      )}
      <CollectButton actor={actor} />
    </Form>
  )
}

function Refused({ actor }: { actor: VendorWalletsActor }) {
  const code = useSelector(actor, ({ context }) => context.refusal?.code)
  return (
    <NoticeBar title={<Trans id="cashier.vendorWallets.notMoved">Nothing was transferred</Trans>}>
      {code === 'transfer.nothingThere' ? (
        <Trans id="cashier.vendorWallets.nothingToCollect">
          You have no money with the available providers right now.
        </Trans>
      ) : (
        <Trans id="cashier.vendorWallets.providerUnavailable">This provider is unavailable for now.</Trans>
      )}
    </NoticeBar>
  )
}

type VendorProps = {
  wallet: MerchantWallet['wallets'][number]
  symbol: string
  isChosen: boolean
  onChoose: () => void
}

function VendorOption({ wallet, symbol, isChosen, onChoose }: VendorProps) {
  const { vassalage, vendor, balance, closedUntil } = wallet
  const isClosed = balance === null || closedUntil !== null
  return (
    <label className={form.way} data-closed={isClosed || undefined}>
      <Radio name="vendor" value={vassalage} checked={isChosen} disabled={isClosed} onChange={onChoose} />
      <b>{vendor}</b>
      <small>
        {balance === null ? (
          <Trans id="cashier.vendorWallets.notResponding">Not responding right now</Trans>
        ) : (
          <>
            <Money amount={balance} symbol={symbol} />
            {closedUntil === null ? null : (
              <>
                {' '}
                <Trans id="common.unavailableUntil">
                  Unavailable until <CalendarTime moment={closedUntil} show="short" />
                </Trans>
              </>
            )}
          </>
        )}
      </small>
    </label>
  )
}

type DirectionProps = {
  actor: VendorWalletsActor
  direction: WalletDirection
  isChosen: boolean
  children: ReactNode
}

function DirectionOption({ actor, direction, isChosen, children }: DirectionProps) {
  return (
    <label className={form.way}>
      <Radio
        name="direction"
        value={direction}
        checked={isChosen}
        onChange={() => actor.send({ type: 'direction.choose', direction })}
      />
      <b>{children}</b>
    </label>
  )
}
