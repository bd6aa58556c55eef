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
  /** The masked mobile number that receives codes. Null if there is none. */
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
      <Dialog
        title={<Trans id="account.securityCenter.changePaymentPassword">Change payment password</Trans>}
        onClose={leave}
      >
        <p>
          <Trans id="account.securityCenter.paymentPasswordBlocked">
            Your account has no payment password, or no phone number for a code. Check your account.
          </Trans>
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={<Trans id="account.securityCenter.changePaymentPassword">Change payment password</Trans>}
      onClose={leave}
    >
      <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'change.submit' })}>
        <Feedback actor={actor} />
        {isForgotten ? (
          <>
            <p className={styles.lead}>
              <Trans id="account.securityCenter.codeGoesTo">
                We’ll send the code to your phone {mobile}.
              </Trans>
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
            <Password
              actor={actor}
              field="password"
              label={t({ id: 'common.loginPassword', message: 'Login password' })}
            />
          </>
        ) : (
          <Password
            actor={actor}
            field="oldPaymentPassword"
            label={t({ id: 'common.paymentPassword', message: 'Payment password' })}
          />
        )}
        <Password
          actor={actor}
          field="newPaymentPassword"
          label={t({ id: 'common.newPaymentPassword', message: 'New payment password' })}
        />
        <Password
          actor={actor}
          field="confirmNewPaymentPassword"
          label={t({ id: 'common.confirmPaymentPassword', message: 'Confirm payment password' })}
        />
        <div className={styles.acts}>
          <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'change.submit' })}>
            {isBusy ? (
              <Trans id="common.changing">Changing…</Trans>
            ) : (
              <Trans id="account.securityCenter.changePaymentPassword">Change payment password</Trans>
            )}
          </Button>
          {mobile === null ? null : (
            <Button
              aria-disabled={!snapshot.can({ type: 'proof.choose', proof: isForgotten ? 'old' : 'code' })}
              onClick={() => actor.send({ type: 'proof.choose', proof: isForgotten ? 'old' : 'code' })}
            >
              {isForgotten ? (
                <Trans id="account.securityCenter.rememberPassword">I remember it</Trans>
              ) : (
                <Trans id="account.securityCenter.forgotPassword">I’ve forgotten it</Trans>
              )}
            </Button>
          )}
        </div>
        {mobile === null ? (
          <p className={styles.hint}>
            <Trans id="account.securityCenter.forgotNoPhone">
              Forgot it? Add a phone number first to reset it by SMS code.
            </Trans>
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
        <Trans id="account.securityCenter.paymentPasswordUnknown">
          Your payment password may or may not have changed. Send it again to find out.
        </Trans>
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
      return <Trans id="common.passwordsDiffer">The passwords don’t match. Enter them again.</Trans>
    case 'same':
      return <Trans id="common.paymentPasswordSame">It must be different from your login password.</Trans>
    case 'unchanged':
      return (
        <Trans id="account.securityCenter.paymentPasswordSame">
          This is already your payment password. Choose another one.
        </Trans>
      )
    case 'guessable':
      return guessableTexts
    case 'offRules':
      return (
        <Trans id="common.passwordLength">
          Use {lengths?.minLength} to {lengths?.maxLength} characters.
        </Trans>
      )
    case 'invalid':
      return <CodeFormat />
    case 'perhapsChanged':
      return (
        <Trans id="account.securityCenter.paymentPasswordMaybeNew">
          Incorrect. Your new payment password may already be active.
        </Trans>
      )
    case 'wrong':
      return field === 'code' ? (
        <Trans id="account.securityCenter.codeWrong">Incorrect code. Attempts left: {guessesLeft}.</Trans>
      ) : field === 'password' ? (
        <Trans id="common.loginPasswordWrong">Incorrect login password. Attempts left: {guessesLeft}.</Trans>
      ) : (
        <Trans id="account.securityCenter.paymentPasswordWrong">
          Incorrect payment password. Attempts left: {guessesLeft}.
        </Trans>
      )
    default:
      return <Trans id="common.fieldRequired">Fill in this field.</Trans>
  }
}
