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
          <Trans>Where to</Trans>
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
          <Trans>How much</Trans>
        </legend>
        <MoneyField
          label={<Trans>Amount</Trans>}
          name="amount"
          ref={field}
          amount={amount}
          symbol={symbol}
          most={terms.max}
          error={amountError ? <AmountErrorText error={amountError} terms={terms} symbol={symbol} /> : null}
          hint={
            <Trans>
              From <Money amount={terms.min} symbol={symbol} /> to{' '}
              <Money amount={terms.max} symbol={symbol} />.{' '}
              <Plural value={terms.leftToday.times} one="# withdrawal" other="# withdrawals" /> and{' '}
              <Money amount={terms.leftToday.amount} symbol={symbol} /> are left today.
            </Trans>
          }
          after={
            <Button look="plain" onClick={() => actor.send({ type: 'amount.change', amount: most(terms) })}>
              <Trans>All</Trans>
            </Button>
          }
          onAmount={(amount) => actor.send({ type: 'amount.change', amount })}
        />
      </fieldset>
      <WithdrawalSum context={snapshot.context} />
      <div className={form.acts}>
        <Button look="act" type="submit">
          {amount ? (
            <Trans>
              Continue with <Money amount={amount} symbol={symbol} />
            </Trans>
          ) : (
            <Trans>Continue</Trans>
          )}
        </Button>
      </div>
    </Form>
  )
}

/** The largest amount allowed now: the available balance, capped by the maximum and by today's limit. */
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
          <Trans>
            Can be used from <CalendarTime moment={usableAt} show="short" />
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
      return <Trans>Type how much you want to withdraw.</Trans>
    case 'tooLittle':
      return (
        <Trans>
          The least that can be withdrawn is <Money amount={terms.min} symbol={symbol} />.
        </Trans>
      )
    case 'tooMuch':
      return (
        <Trans>
          The most that can be withdrawn at once is <Money amount={terms.max} symbol={symbol} />.
        </Trans>
      )
    case 'notEnough':
      return (
        <Trans>
          You have <Money amount={terms.available} symbol={symbol} />.
        </Trans>
      )
    case 'dayLimit':
      return (
        <Trans>
          Today <Money amount={terms.leftToday.amount} symbol={symbol} /> can still be withdrawn.
        </Trans>
      )
  }
}
