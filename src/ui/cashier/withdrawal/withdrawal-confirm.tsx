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

/**
 * Confirms the account and the amount with the payment password, or resumes an order that was sent before a
 * reload.
 */
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
          <Trans id="cashier.withdrawal.submit">
            Withdraw <Money amount={amount ?? 0} symbol={currencySymbol(terms.currency)} />
          </Trans>
        ),
        doing: <Trans id="cashier.request.sending">Sending request…</Trans>,
        wrong: (
          <Trans id="cashier.withdrawal.passwordWrong">
            Incorrect password. Nothing was withdrawn. Attempts left: {guessesLeft}.
          </Trans>
        ),
        undone: <Trans id="cashier.request.notSent">Request not sent; no money was moved</Trans>,
        unfinished: {
          title: <Trans id="cashier.withdrawal.unfinished">This withdrawal may not have been made</Trans>,
          help: (
            <Trans id="cashier.withdrawal.unfinishedHelp">
              The page closed before we got an answer. Enter your payment password to finish; the withdrawal
              is made only once.
            </Trans>
          ),
        },
        passwordMismatch: {
          title: <Trans id="cashier.withdrawal.otherPassword">Not the password you used first</Trans>,
          help: (
            <Trans id="cashier.withdrawal.otherPasswordHelp">
              Enter the payment password you used first, or check your withdrawals.
            </Trans>
          ),
        },
      }}
    >
      <dl className={styles.sum}>
        <div>
          <dt>
            <Trans id="cashier.withdrawal.account">Withdrawal account</Trans>
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
