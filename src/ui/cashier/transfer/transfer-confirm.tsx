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

/** Confirms recipient and amount with the payment password, or resumes a transfer from before a reload. */
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
          <Trans>
            Send <Money amount={amount ?? 0} symbol={symbol} />
          </Trans>
        ),
        doing: <Trans>Sending</Trans>,
        wrong: <Trans>This is not your payment password. Nothing was sent. Tries left: {guessesLeft}.</Trans>,
        undone: <Trans>Nothing was sent</Trans>,
        unfinished: {
          title: <Trans>This transfer may not have arrived</Trans>,
          help: (
            <Trans>
              The page was closed before an answer came. With your payment password it is finished; it is sent
              once at most.
            </Trans>
          ),
        },
        passwordMismatch: {
          title: <Trans>It was sent with another payment password</Trans>,
          help: <Trans>Use the one from then, or leave it and look at your account details.</Trans>,
        },
      }}
    >
      <dl className={styles.slip}>
        <div>
          <dt>
            <Trans>To</Trans>
          </dt>
          <dd>
            {recipient ? recipient.account : terms.upline}
            {recipient?.nickname ? <small>{recipient.nickname}</small> : null}
            {recipient ? null : (
              <small>
                <Trans>Your upline</Trans>
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Amount</Trans>
          </dt>
          <dd className={styles.amount}>
            <Money amount={amount ?? 0} symbol={symbol} />
          </dd>
        </div>
        {note ? (
          <div>
            <dt>
              <Trans>Note</Trans>
            </dt>
            <dd>{note}</dd>
          </div>
        ) : null}
      </dl>
    </PaymentConfirm>
  )
}
