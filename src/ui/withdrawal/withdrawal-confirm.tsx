import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { FailureSentences } from '../call-failure/failure-words.tsx'
import { TooMany } from '../call-failure/too-many.tsx'
import { Unsure, useUnsure } from '../contract/unsure.tsx'
import { Button } from '../kit/button.tsx'
import { Field } from '../kit/field.tsx'
import { Form } from '../kit/form.tsx'
import { NoticeBar } from '../kit/notice-bar.tsx'
import form from '../member/money-form.module.css'
import styles from './withdrawal.module.css'
import type { WithdrawalActor } from './withdrawal.tsx'
import { WithdrawalSum } from './withdrawal-sum.tsx'

/** Account and amount once more, and the payment password; also for an order that was left unfinished. */
export function WithdrawalConfirm({ actor }: { actor: WithdrawalActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { accounts, accountId, paymentPassword, guessesLeft } = snapshot.context
  const account = accounts.find(({ id }) => id === accountId)
  const isOrdering = snapshot.matches('ordering')
  const isMissing =
    snapshot.matches({ confirming: 'incomplete' }) || snapshot.matches({ unfinished: 'incomplete' })
  return (
    <Form
      className={form.form}
      isBusy={isOrdering}
      onSubmit={() => actor.send({ type: 'withdrawal.confirm' })}
    >
      <Said actor={actor} />
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
      <WithdrawalSum context={snapshot.context} />
      {isOrdering ? null : (
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
              <Trans>
                This is not your payment password. Nothing was ordered. Tries left: {guessesLeft}.
              </Trans>
            ) : null
          }
          onChange={({ target }) => actor.send({ type: 'password.change', password: target.value })}
        />
      )}
      <div className={form.acts}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'withdrawal.confirm' })}>
          {isOrdering ? <Trans>Ordering</Trans> : <Trans>Pay out</Trans>}
        </Button>
        {snapshot.matches('unfinished') ? (
          <Button onClick={() => actor.send({ type: 'withdrawal.drop' })}>
            <Trans>Leave it</Trans>
          </Button>
        ) : (
          <Button
            aria-disabled={!snapshot.can({ type: 'withdrawal.back' })}
            onClick={() => actor.send({ type: 'withdrawal.back' })}
          >
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}

/** Where the order is, as far as anybody knows. */
function Said({ actor }: { actor: WithdrawalActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { orderWithdrawal } = snapshot.children
  const isUnsure = useUnsure(orderWithdrawal)
  if (orderWithdrawal && isUnsure) return <Unsure doing={orderWithdrawal} />
  if (snapshot.matches('throttled')) return <TooMany until={snapshot.context.retryAt} />
  if (snapshot.matches({ confirming: 'failed' })) {
    return (
      <NoticeBar title={<Trans>Nothing was ordered</Trans>}>
        <FailureSentences reason={snapshot.context.failure?.reason} />
      </NoticeBar>
    )
  }
  if (snapshot.matches({ unfinished: 'mismatched' })) {
    return (
      <NoticeBar title={<Trans>It was ordered with another payment password</Trans>}>
        <Trans>Use the one from then, or leave it and look at your payments out.</Trans>
      </NoticeBar>
    )
  }
  if (snapshot.matches('unfinished')) {
    return (
      <NoticeBar title={<Trans>This order may not have arrived</Trans>}>
        <Trans>
          The page was closed before an answer came. With your payment password it is finished; it is made
          once at most.
        </Trans>
      </NoticeBar>
    )
  }
  return null
}
