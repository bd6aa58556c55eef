import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { SetupError, SetupField } from '#machines/cashier/payment-password-setup.logic.ts'
import type { paymentPasswordSetupMachine } from '#machines/cashier/payment-password-setup.machine.ts'
import { PaymentPasswordField } from '#ui/cashier/payment-password/payment-password-field.tsx'
import styles from '#ui/cashier/transfer/transfer.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { guessableTexts, ReadHint } from './payment-password-text.tsx'

type Actor = ActorRefFrom<typeof paymentPasswordSetupMachine>

export function PaymentPasswordSetup({ actor }: { actor: Actor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { fields, errors, guessesLeft, lengths } = snapshot.context
  const field = (name: SetupField, label: string) => {
    const error = errors[name]
    return {
      label,
      name,
      value: fields[name],
      error: error ? errorText(error, { guessesLeft, lengths }) : null,
      onChange: ({ target }: { target: { value: string } }) =>
        actor.send({ type: 'field.change', field: name, value: target.value }),
    }
  }
  return (
    <Form
      className={styles.form}
      isBusy={snapshot.hasTag('busy')}
      onSubmit={() => actor.send({ type: 'setup.submit' })}
    >
      <p className={styles.lead}>
        <Trans id="cashier.paymentPasswordSetup.lead">
          You need a payment password to withdraw or send money. Create one first.
        </Trans>
      </p>
      <Feedback actor={actor} />
      {/* Must be the first field, because password managers treat a text field before a password field as the
          username. */}
      <Field
        {...field('password', t({ id: 'common.loginPassword', message: 'Login password' }))}
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <PaymentPasswordField
        {...field(
          'newPaymentPassword',
          t({ id: 'common.newPaymentPassword', message: 'New payment password' }),
        )}
        hint={<ReadHint actor={snapshot.children.paymentPasswordRule} />}
      />
      <PaymentPasswordField
        {...field(
          'confirmNewPaymentPassword',
          t({ id: 'common.confirmPaymentPassword', message: 'Confirm payment password' }),
        )}
      />
      <div className={styles.acts}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'setup.submit' })}>
          {snapshot.hasTag('busy') ? (
            <Trans id="cashier.paymentPasswordSetup.saving">Saving…</Trans>
          ) : (
            <Trans id="common.setPaymentPassword">Set payment password</Trans>
          )}
        </Button>
        <Button
          aria-disabled={!snapshot.can({ type: 'setup.cancel' })}
          onClick={() => actor.send({ type: 'setup.cancel' })}
        >
          <Trans id="common.back">Back</Trans>
        </Button>
      </div>
    </Form>
  )
}

function Feedback({ actor }: { actor: Actor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, refusal, failure } = snapshot.context
  if (snapshot.matches('throttled')) return <TooMany until={retryAt} />
  if (!snapshot.matches({ editing: 'refused' })) return null
  if (refusal === 'failed') return <ActionFailed failure={failure} />
  if (refusal === 'outcomeUnknown') {
    return (
      <NoticeBar title={failureText(failure).title}>
        <Trans id="cashier.paymentPasswordSetup.outcomeUnknown">
          Send it again. Your payment password is set only once.
        </Trans>
      </NoticeBar>
    )
  }
  return null
}

type ErrorDetails = { guessesLeft: number | null; lengths: { minLength: number; maxLength: number } | null }

function errorText(error: SetupError, { guessesLeft, lengths }: ErrorDetails): ReactNode {
  switch (error) {
    case 'missing':
      return <Trans id="common.fieldRequired">Fill in this field.</Trans>
    case 'differs':
      return <Trans id="common.passwordsDiffer">The passwords don’t match. Enter them again.</Trans>
    case 'same':
      return <Trans id="common.paymentPasswordSame">It must be different from your login password.</Trans>
    case 'wrong':
      return (
        <Trans id="common.loginPasswordWrong">Incorrect login password. Attempts left: {guessesLeft}.</Trans>
      )
    case 'guessable':
      return guessableTexts
    case 'offRules':
      return (
        <Trans id="common.passwordLength">
          Use {lengths?.minLength} to {lengths?.maxLength} characters.
        </Trans>
      )
  }
}
