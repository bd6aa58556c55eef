import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import type { WithdrawalAmountError, WithdrawalContext } from '#machines/cashier/withdrawal.types.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import form from '#ui/cashier/money/money-form.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { MoneyField } from '#ui/kit/forms/money-field.tsx'
import { Radio } from '#ui/kit/forms/radio.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import type { WithdrawalActor } from './withdrawal.tsx'
import { WithdrawalSum } from './withdrawal-sum.tsx'

type Props = {
  actor: WithdrawalActor
  field: RefObject<HTMLInputElement | null>
}

export function WithdrawalForm({ actor, field }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { terms, accounts, accountId, amount, amountError } = snapshot.context
  const symbol = currencySymbol(terms.currency)
  return (
    <Form className={form.form} isBusy={false} onSubmit={() => actor.send({ type: 'withdrawal.submit' })}>
      <fieldset className={form.part}>
        <legend className={form.legend}>
          <Trans id="cashier.withdrawal.account">Withdrawal account</Trans>
        </legend>
        <div className={form.ways}>
          {accounts.map((account) => (
            <AccountOption
              key={account.id}
              account={account}
              isChosen={account.id === accountId}
              onChoose={() => actor.send({ type: 'account.choose', accountId: account.id })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={form.part}>
        <legend className={form.legend}>
          <Trans id="cashier.amount.heading">Choose an amount</Trans>
        </legend>
        <MoneyField
          label={<Trans id="common.amount">Amount</Trans>}
          name="amount"
          ref={field}
          amount={amount}
          symbol={symbol}
          most={terms.max}
          error={amountError ? <AmountErrorText error={amountError} terms={terms} symbol={symbol} /> : null}
          hint={
            <Trans id="cashier.withdrawal.amountHint">
              From <Money amount={terms.min} symbol={symbol} /> to{' '}
              <Money amount={terms.max} symbol={symbol} />. Left today:{' '}
              <Plural
                value={terms.leftToday.times}
                _0="# withdrawals"
                one="# withdrawal"
                other="# withdrawals"
              />
              , up to <Money amount={terms.leftToday.amount} symbol={symbol} />.
            </Trans>
          }
          after={
            <Button look="plain" onClick={() => actor.send({ type: 'amount.change', amount: most(terms) })}>
              <Trans id="common.useMaximum">Max</Trans>
            </Button>
          }
          onAmount={(amount) => actor.send({ type: 'amount.change', amount })}
        />
      </fieldset>
      <WithdrawalSum context={snapshot.context} />
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
    </Form>
  )
}

const most = ({ available, max, leftToday }: WithdrawalContext['terms']): number =>
  Math.min(available, max, leftToday.amount)

type AccountOptionProps = { account: PayoutAccount; isChosen: boolean; onChoose: () => void }

function AccountOption({ account: { id, name, holder, usableAt }, isChosen, onChoose }: AccountOptionProps) {
  return (
    <label className={form.way} data-closed={usableAt !== null || undefined}>
      <Radio name="account" value={id} checked={isChosen} disabled={usableAt !== null} onChange={onChoose} />
      <b>{name}</b>
      <small>
        {usableAt === null ? (
          holder
        ) : (
          <Trans id="cashier.withdrawal.accountUsableFrom">
            Available from <CalendarTime moment={usableAt} show="short" />
          </Trans>
        )}
      </small>
    </label>
  )
}

type Wrong = { error: WithdrawalAmountError; terms: WithdrawalContext['terms']; symbol: string }

function AmountErrorText({ error, terms, symbol }: Wrong) {
  switch (error) {
    case 'missing':
      return <Trans id="cashier.withdrawal.amountMissing">Enter how much you want to withdraw.</Trans>
    case 'tooLittle':
      return (
        <Trans id="cashier.withdrawal.belowMinimum">
          The minimum withdrawal is <Money amount={terms.min} symbol={symbol} />.
        </Trans>
      )
    case 'tooMuch':
      return (
        <Trans id="cashier.withdrawal.aboveMaximum">
          The maximum per withdrawal is <Money amount={terms.max} symbol={symbol} />.
        </Trans>
      )
    case 'notEnough':
      return (
        <Trans id="cashier.amount.available">
          You have <Money amount={terms.available} symbol={symbol} />.
        </Trans>
      )
    case 'dayLimit':
      return (
        <Trans id="cashier.withdrawal.aboveDayLimit">
          You can still withdraw <Money amount={terms.leftToday.amount} symbol={symbol} /> today.
        </Trans>
      )
  }
}
