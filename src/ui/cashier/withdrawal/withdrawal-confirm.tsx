import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { PaymentConfirm } from '#ui/cashier/payment-confirm/payment-confirm.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './withdrawal.module.css'
import type { WithdrawalActor } from './withdrawal.tsx'
import { WithdrawalSum } from './withdrawal-sum.tsx'

type Props = {
  actor: WithdrawalActor
  payment: NonNullable<SnapshotFrom<WithdrawalActor>['children']['paymentConfirm']>
}

/** Confirms account and amount with the payment password, or resumes an order from before a reload. */
export function WithdrawalConfirm({ actor, payment }: Props) {
  const snapshot = useSelector(payment, (snapshot) => snapshot)
  const context = useSelector(actor, ({ context }) => context)
  const { accounts, accountId, amount, terms } = context
  const { guessesLeft } = snapshot.context
  const account = accounts.find(({ id }) => id === accountId)
  return (
    <PaymentConfirm
      snapshot={snapshot}
      send={payment.send}
      words={{
        act: (
          <Trans>
            Withdraw <Money amount={amount ?? 0} symbol={currencySymbol(terms.currency)} />
          </Trans>
        ),
        doing: <Trans>Ordering</Trans>,
        wrong: (
          <Trans>This is not your payment password. Nothing was ordered. Tries left: {guessesLeft}.</Trans>
        ),
        undone: <Trans>Nothing was ordered</Trans>,
        unfinished: {
          title: <Trans>This order may not have arrived</Trans>,
          help: (
            <Trans>
              The page was closed before an answer came. With your payment password it is finished; it is made
              once at most.
            </Trans>
          ),
        },
        passwordMismatch: {
          title: <Trans>It was ordered with another payment password</Trans>,
          help: <Trans>Use the one from then, or leave it and look at your withdrawals.</Trans>,
        },
      }}
    >
      <dl className={styles.sum}>
        <div>
          <dt>
            <Trans>Where to</Trans>
          </dt>
          <dd>
            {account?.name}
            <small>{account?.holder}</small>
          </dd>
        </div>
      </dl>
      <WithdrawalSum context={context} />
    </PaymentConfirm>
  )
}
