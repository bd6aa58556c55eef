import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ChangeError, ChangeField } from '#machines/cashier/payment-password-change.logic.ts'
import type { paymentPasswordChangeMachine } from '#machines/cashier/payment-password-change.machine.ts'
import { CodeFormat } from '#ui/auth/sms-code/code-format.tsx'
import { PaymentPasswordField } from '#ui/cashier/payment-password/payment-password-field.tsx'
import { guessableTexts, ReadHint } from '#ui/cashier/payment-password-setup/payment-password-text.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { ContactCodeField } from './contact-code-field.tsx'
import styles from './security-center.module.css'

type Actor = ActorRefFrom<typeof paymentPasswordChangeMachine>

type Props = {
  actor: Actor
  /** Masked mobile number that receives codes; null if there is none. */
  mobile: string | null
}

/** Changes the payment password, or resets a forgotten one (MEM-02). */
export function PaymentPasswordChange({ actor, mobile }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { proof, fields, errors } = snapshot.context
  const { contactCode } = snapshot.children
  const isBusy = snapshot.hasTag('busy')
  const leave = () => actor.send({ type: 'change.leave' })
  const isForgotten = proof === 'code'
  if (snapshot.matches('unavailable')) {
    return (
      <Dialog title={<Trans>Change payment password</Trans>} onClose={leave}>
        <p>
          <Trans>Your account has no payment password, or no mobile for a code. Look at it once more.</Trans>
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog title={<Trans>Change payment password</Trans>} onClose={leave}>
      <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'change.submit' })}>
        <Feedback actor={actor} />
        {isForgotten ? (
          <>
            <p className={styles.lead}>
              <Trans>The code goes to your mobile {mobile}.</Trans>
            </p>
            {contactCode ? (
              <ContactCodeField
                actor={contactCode}
                autoFocus
                value={fields.code}
                error={errors.code ? <ErrorText actor={actor} field="code" /> : null}
                onType={(value) => actor.send({ type: 'field.change', field: 'code', value })}
              />
            ) : null}
            <Password actor={actor} field="password" label={t`Password that you log in with`} />
          </>
        ) : (
          <Password actor={actor} field="oldPaymentPassword" label={t`Payment password`} />
        )}
        <Password actor={actor} field="newPaymentPassword" label={t`New payment password`} />
        <Password actor={actor} field="confirmNewPaymentPassword" label={t`Payment password again`} />
        <div className={styles.acts}>
          <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'change.submit' })}>
            {isBusy ? <Trans>Changing</Trans> : <Trans>Change payment password</Trans>}
          </Button>
          {mobile === null ? null : (
            <Button
              aria-disabled={!snapshot.can({ type: 'proof.choose', proof: isForgotten ? 'old' : 'code' })}
              onClick={() => actor.send({ type: 'proof.choose', proof: isForgotten ? 'old' : 'code' })}
            >
              {isForgotten ? <Trans>I know it after all</Trans> : <Trans>I have forgotten it</Trans>}
            </Button>
          )}
        </div>
        {mobile === null ? (
          <p className={styles.hint}>
            <Trans>Forgotten? Bind a mobile first; a code for a new one is texted there.</Trans>
          </p>
        ) : null}
      </Form>
    </Dialog>
  )
}

function Password({
  actor,
  field,
  label,
}: {
  actor: Actor
  field: Exclude<ChangeField, 'code'>
  label: string
}) {
  const { context, children } = useSelector(actor, (snapshot) => snapshot)
  const { fields, errors } = context
  const input = {
    label,
    name: field,
    value: fields[field],
    error: errors[field] ? <ErrorText actor={actor} field={field} /> : null,
    onChange: ({ target }: { target: { value: string } }) =>
      actor.send({ type: 'field.change', field, value: target.value }),
  }
  if (field === 'password') return <Field {...input} type="password" autoComplete="current-password" />
  return (
    <PaymentPasswordField
      {...input}
      autoFocus={field === 'oldPaymentPassword'}
      hint={field === 'newPaymentPassword' ? <ReadHint actor={children.paymentPasswordRule} /> : null}
    />
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
        <Trans>Your payment password may have been changed or not. Send it once more and you will see.</Trans>
      </NoticeBar>
    )
  }
  return null
}

function ErrorText({ actor, field }: { actor: Actor; field: ChangeField }): ReactNode {
  const { errors, guessesLeft, lengths } = useSelector(actor, ({ context }) => context)
  const error: ChangeError | undefined = errors[field]
  switch (error) {
    case 'differs':
      return <Trans>The two are not the same.</Trans>
    case 'same':
      return <Trans>It has to be another one than your login password.</Trans>
    case 'unchanged':
      return <Trans>This is your payment password already.</Trans>
    case 'guessable':
      return guessableTexts
    case 'offRules':
      return (
        <Trans>
          It has to have {lengths?.minLength} to {lengths?.maxLength} characters.
        </Trans>
      )
    case 'invalid':
      return <CodeFormat />
    case 'perhapsChanged':
      return <Trans>This does not fit any more. The new payment password may hold already.</Trans>
    case 'wrong':
      return field === 'code' ? (
        <Trans>This code does not fit. Tries left: {guessesLeft}.</Trans>
      ) : field === 'password' ? (
        <Trans>This is not your login password. Tries left: {guessesLeft}.</Trans>
      ) : (
        <Trans>This is not your payment password. Tries left: {guessesLeft}.</Trans>
      )
    default:
      return <Trans>This cannot be left empty.</Trans>
  }
}
