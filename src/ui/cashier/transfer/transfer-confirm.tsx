import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { PaymentConfirm } from '#ui/cashier/payment-confirm/payment-confirm.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './transfer.module.css'
import type { TransferActor } from './transfer-step.tsx'

type Props = {
  actor: TransferActor
  payment: NonNullable<SnapshotFrom<TransferActor>['children']['paymentConfirm']>
}

/**
 * Confirms the recipient and the amount with the payment password, or resumes a transfer that was sent before
 * a reload.
 */
export function TransferConfirm({ actor, payment }: Props) {
  const snapshot = useSelector(payment, (snapshot) => snapshot)
  const { recipient, amount, note, terms } = useSelector(actor, ({ context }) => context)
  const { guessesLeft } = snapshot.context
  const symbol = currencySymbol(terms.currency)
  return (
    <PaymentConfirm
      snapshot={snapshot}
      send={payment.send}
      words={{
        act: (
          <Trans id="cashier.transfer.submit">
            Send <Money amount={amount ?? 0} symbol={symbol} />
          </Trans>
        ),
        doing: <Trans id="common.sending">Sending…</Trans>,
        wrong: (
          <Trans id="cashier.transfer.passwordWrong">
            Incorrect password. Nothing was sent. Attempts left: {guessesLeft}.
          </Trans>
        ),
        undone: <Trans id="cashier.transfer.notSent">Nothing was sent</Trans>,
        unfinished: {
          title: <Trans id="cashier.transfer.unfinished">This transfer may not have gone through</Trans>,
          help: (
            <Trans id="cashier.transfer.unfinishedHelp">
              The page closed before we got an answer. Enter your payment password to finish; the money is
              sent only once.
            </Trans>
          ),
        },
        passwordMismatch: {
          title: <Trans id="cashier.transfer.otherPassword">Not the password you used first</Trans>,
          help: (
            <Trans id="cashier.transfer.otherPasswordHelp">
              Enter the payment password you used first, or check your transaction history.
            </Trans>
          ),
        },
      }}
    >
      <dl className={styles.slip}>
        <div>
          <dt>
            <Trans id="common.to">To</Trans>
          </dt>
          <dd>
            {recipient ? recipient.account : terms.upline}
            {recipient?.nickname ? <small>{recipient.nickname}</small> : null}
            {recipient ? null : (
              <small>
                <Trans id="cashier.transfer.yourUpline">Your upline</Trans>
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="common.amount">Amount</Trans>
          </dt>
          <dd className={styles.amount}>
            <Money amount={amount ?? 0} symbol={symbol} />
          </dd>
        </div>
        {note ? (
          <div>
            <dt>
              <Trans id="cashier.transfer.noteLabel">Note</Trans>
            </dt>
            <dd>{note}</dd>
          </div>
        ) : null}
      </dl>
    </PaymentConfirm>
  )
}
