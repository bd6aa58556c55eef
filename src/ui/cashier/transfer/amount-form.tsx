import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { AmountError, TransferContext } from '#machines/cashier/transfer.types.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { MoneyField } from '#ui/kit/forms/money-field.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './transfer.module.css'
import type { TransferActor } from './transfer-step.tsx'

export function AmountForm({ actor }: { actor: TransferActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { amount, note, amountError, terms } = snapshot.context
  const symbol = currencySymbol(terms.currency)
  return (
    <Form className={styles.form} isBusy={false} onSubmit={() => actor.send({ type: 'transfer.submit' })}>
      <p className={styles.lead}>
        <Trans id="cashier.amount.available">
          You have <Money amount={terms.available} symbol={symbol} />.
        </Trans>
      </p>
      <MoneyField
        label={<Trans id="common.amount">Amount</Trans>}
        name="amount"
        autoFocus
        amount={amount}
        symbol={symbol}
        most={terms.max}
        error={amountError ? <AmountErrorText error={amountError} terms={terms} symbol={symbol} /> : null}
        hint={
          <Trans id="cashier.transfer.amountHint">
            From <Money amount={terms.min} symbol={symbol} /> to <Money amount={terms.max} symbol={symbol} />.
          </Trans>
        }
        onAmount={(amount) => actor.send({ type: 'amount.change', amount })}
      />
      <Field
        label={t({ id: 'cashier.transfer.note', message: 'Note (optional)' })}
        name="note"
        maxLength={140}
        value={note}
        onChange={({ target }) => actor.send({ type: 'note.change', note: target.value })}
      />
      <div className={styles.acts}>
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

type Wrong = { error: AmountError; terms: TransferContext['terms']; symbol: string }

function AmountErrorText({ error, terms, symbol }: Wrong): ReactNode {
  switch (error) {
    case 'missing':
      return <Trans id="cashier.transfer.amountMissing">Enter how much you want to send.</Trans>
    case 'tooLittle':
      return (
        <Trans id="cashier.transfer.belowMinimum">
          The minimum you can send is <Money amount={terms.min} symbol={symbol} />.
        </Trans>
      )
    case 'tooMuch':
      return (
        <Trans id="cashier.transfer.aboveMaximum">
          The maximum you can send at once is <Money amount={terms.max} symbol={symbol} />.
        </Trans>
      )
    case 'notEnough':
      return (
        <Trans id="cashier.amount.available">
          You have <Money amount={terms.available} symbol={symbol} />.
        </Trans>
      )
  }
}
