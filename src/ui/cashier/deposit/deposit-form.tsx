import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { DepositAmountError } from '#machines/cashier/deposit.types.ts'
import type { DepositChannel } from '#protocol/cashier/deposits.ts'
import styles from '#ui/cashier/money/money-form.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { MoneyField } from '#ui/kit/forms/money-field.tsx'
import { Radio } from '#ui/kit/forms/radio.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { BonusChoice } from './bonus-choice.tsx'
import type { DepositActor } from './deposit.tsx'

/**
 * The form for channel, amount and bonus. While an order is open, the form stays visible and says why it is
 * disabled.
 */
export function DepositForm({ actor }: { actor: DepositActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const whyId = useId()
  const { channels, channelId, currency, amount, amountError, failure } = snapshot.context
  const { bonusError, promotionRefusal } = snapshot.context
  const { orderDeposit } = snapshot.children
  const isUnsure = useUnsure(orderDeposit)
  const symbol = currencySymbol(currency)
  const chosen = channels.find(({ id }) => id === channelId)
  const isHeld = snapshot.matches('following') || snapshot.matches('ended')
  const isOrdering = snapshot.matches('ordering')
  const mayChange = snapshot.can({ type: 'amount.change', amount: null })
  return (
    <Form className={styles.form} isBusy={isOrdering} onSubmit={() => actor.send({ type: 'deposit.order' })}>
      <fieldset className={styles.part} disabled={!mayChange}>
        <legend className={styles.legend}>
          <Trans id="cashier.deposit.method">Payment method</Trans>
        </legend>
        <div className={styles.ways}>
          {channels.map((channel) => (
            <ChannelOption
              key={channel.id}
              channel={channel}
              isChosen={channel.id === channelId}
              onChoose={() => actor.send({ type: 'channel.choose', channelId: channel.id })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.part} disabled={!mayChange}>
        <legend className={styles.legend}>
          <Trans id="cashier.amount.heading">Choose an amount</Trans>
        </legend>
        {chosen ? (
          <div className={styles.presets}>
            {chosen.presets.map((preset) => (
              <button
                key={preset}
                type="button"
                className={styles.preset}
                aria-pressed={amount === preset}
                onClick={() => actor.send({ type: 'amount.change', amount: preset })}
              >
                <Money amount={preset} symbol={symbol} />
              </button>
            ))}
          </div>
        ) : null}
        <MoneyField
          label={<Trans id="common.amount">Amount</Trans>}
          name="amount"
          amount={amount}
          symbol={symbol}
          {...(chosen && { most: chosen.max })}
          error={
            chosen && amountError ? (
              <AmountErrorText error={amountError} channel={chosen} symbol={symbol} />
            ) : null
          }
          hint={
            chosen ? (
              <Trans id="cashier.deposit.amountHint">
                From <Money amount={chosen.min} symbol={symbol} /> to{' '}
                <Money amount={chosen.max} symbol={symbol} />. No fee.
              </Trans>
            ) : null
          }
          onAmount={(amount) => actor.send({ type: 'amount.change', amount })}
        />
      </fieldset>
      <BonusChoice actor={actor} />
      {snapshot.matches({ editing: 'failed' }) ? (
        <NoticeBar title={<Trans id="cashier.request.notSent">Request not sent; no money was moved</Trans>}>
          <FailureSentences failure={failure} />
        </NoticeBar>
      ) : null}
      {snapshot.matches({ editing: 'refused' }) && !amountError && !bonusError && !promotionRefusal ? (
        <NoticeBar title={<Trans id="cashier.deposit.methodUnavailable">Payment method unavailable</Trans>}>
          <Trans id="cashier.deposit.methodUnavailableHelp">Nothing was charged. Choose another one.</Trans>
        </NoticeBar>
      ) : null}
      {orderDeposit && isUnsure ? <Unsure doing={orderDeposit} /> : null}
      <div className={styles.acts}>
        <Button
          look={isHeld ? 'line' : 'act'}
          type="submit"
          aria-disabled={!snapshot.can({ type: 'deposit.order' })}
          aria-describedby={isHeld ? whyId : undefined}
        >
          {isOrdering ? (
            <Trans id="cashier.request.sending">Sending request…</Trans>
          ) : amount ? (
            <Trans id="cashier.deposit.submitAmount">
              Deposit <Money amount={amount} symbol={symbol} />
            </Trans>
          ) : (
            <Trans id="cashier.deposit.submit">Deposit</Trans>
          )}
        </Button>
        {snapshot.matches('following') ? (
          <p id={whyId} className={styles.why}>
            <Trans id="cashier.deposit.openDepositFirst">
              Pay or cancel your deposit in progress before you make another.
            </Trans>
          </p>
        ) : null}
      </div>
    </Form>
  )
}

type ChannelOptionProps = { channel: DepositChannel; isChosen: boolean; onChoose: () => void }

function ChannelOption({ channel, isChosen, onChoose }: ChannelOptionProps) {
  const { t } = useLingui()
  const { id, name, usualMinutes, closedUntil } = channel
  const usually =
    usualMinutes <= 1
      ? t({ id: 'cashier.deposit.withinMinute', message: 'Usually within a minute' })
      : t({
          id: 'cashier.deposit.upToMinutes',
          message: `${plural(usualMinutes, { 0: 'Up to # minutes', one: 'Up to # minute', other: 'Up to # minutes' })}`,
        })
  return (
    <label className={styles.way} data-closed={closedUntil !== null || undefined}>
      <Radio
        name="channel"
        value={id}
        checked={isChosen}
        disabled={closedUntil !== null}
        onChange={onChoose}
      />
      <b>{name}</b>
      <small>
        {closedUntil === null ? (
          usually
        ) : (
          <Trans id="common.unavailableUntil">
            Unavailable until <CalendarTime moment={closedUntil} show="short" />
          </Trans>
        )}
      </small>
    </label>
  )
}

type Wrong = { error: DepositAmountError; channel: DepositChannel; symbol: string }

function AmountErrorText({ error, channel: { min, max }, symbol }: Wrong) {
  switch (error) {
    case 'missing':
      return <Trans id="cashier.deposit.amountMissing">Enter how much you want to deposit.</Trans>
    case 'tooLittle':
      return (
        <Trans id="cashier.deposit.belowMinimum">
          The minimum for this payment method is <Money amount={min} symbol={symbol} />.
        </Trans>
      )
    case 'tooMuch':
      return (
        <Trans id="cashier.deposit.aboveMaximum">
          The maximum for this payment method is <Money amount={max} symbol={symbol} />.
        </Trans>
      )
  }
}
