import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '../kit/button.tsx'
import { currencySymbol } from '../kit/currency-symbol.ts'
import { Field } from '../kit/field.tsx'
import { Form } from '../kit/form.tsx'
import { Money } from '../kit/money.tsx'
import styles from './downline-transfer.module.css'
import type { DownlineTransferActor } from './downline-transfer.tsx'
import { TransferSaid } from './transfer-said.tsx'

/** Name and amount once more, and the payment password; also for a transfer that was left unfinished. */
export function ConfirmForm({ actor }: { actor: DownlineTransferActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { recipient, amount, note, paymentPassword, terms, guessesLeft } = snapshot.context
  const isMissing =
    snapshot.matches({ confirming: 'incomplete' }) || snapshot.matches({ unfinished: 'incomplete' })
  const isUnfinished = snapshot.matches('unfinished')
  const isBusy = snapshot.hasTag('busy')
  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'transfer.confirm' })}>
      <TransferSaid actor={actor} />
      <dl className={styles.slip}>
        <div>
          <dt>
            <Trans>To</Trans>
          </dt>
          <dd>
            {recipient.account}
            {recipient.nickname ? <small>{recipient.nickname}</small> : null}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Amount</Trans>
          </dt>
          <dd className={styles.amount}>
            <Money amount={amount ?? 0} symbol={currencySymbol(terms.currency)} />
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
      {snapshot.matches('reconciling') || snapshot.matches('sending') ? null : (
        <Field
          label={t`Payment password`}
          name="paymentPassword"
          type="password"
          autoComplete="off"
          autoFocus
          value={paymentPassword}
          error={
            isMissing ? (
              <Trans>Type your payment password.</Trans>
            ) : snapshot.matches({ confirming: 'wrong' }) && paymentPassword === '' ? (
              <Trans>This is not your payment password. Nothing was sent. Tries left: {guessesLeft}.</Trans>
            ) : null
          }
          onChange={({ target }) => actor.send({ type: 'password.change', password: target.value })}
        />
      )}
      <div className={styles.acts}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'transfer.confirm' })}>
          {isBusy ? <Trans>Sending</Trans> : <Trans>Send money</Trans>}
        </Button>
        {isUnfinished ? (
          <Button onClick={() => actor.send({ type: 'transfer.drop' })}>
            <Trans>Leave it</Trans>
          </Button>
        ) : (
          <Button
            aria-disabled={!snapshot.can({ type: 'transfer.back' })}
            onClick={() => actor.send({ type: 'transfer.back' })}
          >
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}
