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

/** Creates new recovery codes, or turns two-factor authentication off (MEM-02). */
export function TwoFactorChange({ actor }: { actor: Actor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { change, fields, errors, guessesLeft, recoveryCodes } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isRemoval = change === 'remove'
  const leave = () => actor.send({ type: 'change.leave' })
  if (snapshot.matches('keeping')) {
    return (
      <Dialog title={<Trans id="account.securityCenter.backupCodes">Backup codes</Trans>}>
        <RecoveryCodes codes={recoveryCodes} onKept={() => actor.send({ type: 'codes.kept' })} />
      </Dialog>
    )
  }
  return (
    <Dialog
      title={
        isRemoval ? (
          <Trans id="account.securityCenter.turnOffTwoFactor">Turn off 2FA</Trans>
        ) : (
          <Trans id="account.securityCenter.newBackupCodes">Replace backup codes</Trans>
        )
      }
      onClose={leave}
    >
      <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'change.submit' })}>
        <p className={styles.lead}>
          {isRemoval ? (
            <Trans id="account.securityCenter.turnOffHelp">
              You’ll log in with your password only. All trusted devices will be removed.
            </Trans>
          ) : (
            <Trans id="account.securityCenter.newCodesHelp">
              Your current backup codes will stop working.
            </Trans>
          )}
        </p>
        <Feedback actor={actor} />
        <Field
          label={t({ id: 'common.authenticatorCode', message: 'Authenticator app code' })}
          name="twoFactorCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={fields.code}
          error={
            errors.code === 'wrong' ? (
              <Trans id="account.securityCenter.appCodeWrong">
                Incorrect or used code. Use the next one. Attempts left: {guessesLeft}.
              </Trans>
            ) : errors.code === 'required' ? (
              <Trans id="common.authenticatorCodeMissing">Enter the code shown in the app.</Trans>
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
              <Trans id="common.checking">Checking…</Trans>
            ) : isRemoval ? (
              <Trans id="account.securityCenter.turnOff">Turn off</Trans>
            ) : (
              <Trans id="account.securityCenter.createCodes">Create new codes</Trans>
            )}
          </Button>
          <Button aria-disabled={isBusy} onClick={leave}>
            <Trans id="common.back">Back</Trans>
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
        <NoticeBar
          title={
            <Trans id="account.securityCenter.twoFactorStillOn">Two-factor authentication is still on</Trans>
          }
        >
          <Trans id="account.securityCenter.twoFactorStillOnHelp">
            The change didn’t go through. Try again with the next code in the app.
          </Trans>
        </NoticeBar>
      )
    case 'outcomeUnknown':
      return (
        <NoticeBar title={failureText(failure).title}>
          <Trans id="account.securityCenter.twoFactorUnknown">
            It may already be done. Try again with the next code in the app.
          </Trans>
        </NoticeBar>
      )
    default:
      return null
  }
}
