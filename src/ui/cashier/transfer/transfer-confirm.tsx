import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { PaymentConfirm } from '#ui/cashier/payment-confirm/payment-confirm.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './transfer.module.css'
import type { TransferActor } from './transfer-step.tsx'

/** Confirms name and amount with the payment password; also resumes a leftover transfer. */
export function TransferConfirm({ actor }: { actor: TransferActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { recipient, amount, note, terms, guessesLeft } = snapshot.context
  const symbol = currencySymbol(terms.currency)
  return (
    <PaymentConfirm
      snapshot={snapshot}
      doing={snapshot.children.sendTransfer}
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
      can={{
        confirm: snapshot.can({ type: 'transfer.confirm' }),
        back: snapshot.can({ type: 'transfer.back' }),
      }}
      onPassword={(password) => actor.send({ type: 'password.change', password })}
      onConfirm={() => actor.send({ type: 'transfer.confirm' })}
      onBack={() => actor.send({ type: 'transfer.back' })}
      onDrop={() => actor.send({ type: 'transfer.drop' })}
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
