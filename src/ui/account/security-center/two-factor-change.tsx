import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { twoFactorChangeMachine } from '#machines/auth/two-factor-change.machine.ts'
import { AuthenticatorFormat } from '#ui/auth/two-factor/authenticator-format.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { LoginPasswordField } from './login-password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './security-center.module.css'

type Actor = ActorRefFrom<typeof twoFactorChangeMachine>

/** Creates new recovery codes, or switches two-factor authentication off (MEM-02). */
export function TwoFactorChange({ actor }: { actor: Actor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { change, fields, errors, guessesLeft, recoveryCodes } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isRemoval = change === 'remove'
  const leave = () => actor.send({ type: 'change.leave' })
  if (snapshot.matches('keeping')) {
    return (
      <Dialog title={<Trans>Recovery codes</Trans>}>
        <RecoveryCodes codes={recoveryCodes} onKept={() => actor.send({ type: 'codes.kept' })} />
      </Dialog>
    )
  }
  return (
    <Dialog
      title={isRemoval ? <Trans>Switch off the second step</Trans> : <Trans>New recovery codes</Trans>}
      onClose={leave}
    >
      <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'change.submit' })}>
        <p className={styles.lead}>
          {isRemoval ? (
            <Trans>Logins then ask for the password alone, and every remembered device is forgotten.</Trans>
          ) : (
            <Trans>Those that you have are worth nothing afterwards.</Trans>
          )}
        </p>
        <Feedback actor={actor} />
        <Field
          label={t`Code of the authenticator app`}
          name="twoFactorCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={fields.code}
          error={
            errors.code === 'wrong' ? (
              <Trans>
                This code does not fit, or was used already: wait for the app’s next one. Tries left:{' '}
                {guessesLeft}.
              </Trans>
            ) : errors.code === 'required' ? (
              <Trans>Type the code that the app shows.</Trans>
            ) : errors.code ? (
              <AuthenticatorFormat />
            ) : null
          }
          onChange={({ target }) => actor.send({ type: 'field.change', field: 'code', value: target.value })}
        />
        {isRemoval ? (
          <LoginPasswordField
            value={fields.password}
            error={errors.password ?? null}
            guessesLeft={guessesLeft}
            onType={(value) => actor.send({ type: 'field.change', field: 'password', value })}
          />
        ) : null}
        <div className={styles.acts}>
          <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'change.submit' })}>
            {isBusy ? (
              <Trans>Checking</Trans>
            ) : isRemoval ? (
              <Trans>Switch off</Trans>
            ) : (
              <Trans>Make new codes</Trans>
            )}
          </Button>
          <Button aria-disabled={isBusy} onClick={leave}>
            <Trans>Back</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function Feedback({ actor }: { actor: Actor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, refusal, failure } = snapshot.context
  if (snapshot.matches('throttled')) return <TooMany until={retryAt} />
  if (!snapshot.matches({ editing: 'refused' })) return null
  switch (refusal) {
    case 'failed':
      return <ActionFailed failure={failure} />
    case 'notOff':
      return (
        <NoticeBar title={<Trans>It is still on</Trans>}>
          <Trans>The attempt got lost on its way. Send it once more with the app’s next code.</Trans>
        </NoticeBar>
      )
    case 'outcomeUnknown':
      return (
        <NoticeBar title={failureText(failure).title}>
          <Trans>It may be done already. Send it once more with the app’s next code.</Trans>
        </NoticeBar>
      )
    default:
      return null
  }
}
