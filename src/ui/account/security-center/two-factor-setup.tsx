import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { twoFactorSetupMachine } from '#machines/auth/two-factor-setup.machine.ts'
import { AuthenticatorFormat } from '#ui/auth/two-factor/authenticator-format.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { PartBoundary } from '#ui/kit/feedback/part-boundary.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { AuthenticatorKey } from './authenticator-key.tsx'
import { LoginPasswordField } from './login-password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './security-center.module.css'
import { TwoFactorChange } from './two-factor-change.tsx'

const QrCode = lazy(() => import('#ui/kit/layout/qr-code.tsx'))

type Actor = ActorRefFrom<typeof twoFactorSetupMachine>

/**
 * Turns two-factor authentication on, in four steps: password, authenticator secret, first code, recovery
 * codes (MEM-02).
 */
export function TwoFactorSetup({ actor }: { actor: Actor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const leave = () => actor.send({ type: 'setup.leave' })
  if (snapshot.matches('keeping')) {
    return (
      <Dialog title={<Trans id="account.securityCenter.backupCodes">Backup codes</Trans>}>
        <RecoveryCodes
          codes={snapshot.context.recoveryCodes}
          onKept={() => actor.send({ type: 'codes.kept' })}
        />
      </Dialog>
    )
  }
  const { recoveryCodes: renewing } = snapshot.children
  if (renewing) return <TwoFactorChange actor={renewing} />
  if (snapshot.matches('onWithoutCodes') || snapshot.matches('onBefore')) {
    return (
      <Dialog
        title={<Trans id="account.securityCenter.twoFactorIsOn">Two-factor authentication is on</Trans>}
        onClose={leave}
      >
        <div className={styles.form}>
          <p>
            {snapshot.matches('onBefore') ? (
              <Trans id="account.securityCenter.twoFactorWasOn">
                It was already on. If you have no backup codes, create new ones with the next code in the app.
              </Trans>
            ) : (
              <Trans id="account.securityCenter.backupCodesLost">
                We couldn’t load your backup codes. Create new ones now with the next code in the app.
              </Trans>
            )}
          </p>
          <div className={styles.acts}>
            <Button look="act" autoFocus onClick={() => actor.send({ type: 'codes.renew' })}>
              <Trans id="account.securityCenter.createCodes">Create new codes</Trans>
            </Button>
            <Button onClick={leave}>
              <Trans id="common.later">Later</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    )
  }
  const isScanning =
    snapshot.matches('scanning') ||
    snapshot.matches('confirming') ||
    snapshot.matches('looking') ||
    snapshot.matches({ throttled: 'scanning' })
  return (
    <Dialog title={<Trans id="account.securityCenter.turnOnTwoFactor">Turn on 2FA</Trans>} onClose={leave}>
      {isScanning ? <Scanning key="scanning" actor={actor} /> : <Asking key="asking" actor={actor} />}
    </Dialog>
  )
}

function Asking({ actor }: { actor: Actor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { password, error, guessesLeft, failure, retryAt } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'setup.begin' })}>
      <p className={styles.lead}>
        <Trans id="account.securityCenter.setupLead">
          When you log in, you’ll also enter a code from an authenticator app on your phone.
        </Trans>
      </p>
      {snapshot.matches('throttled') ? <TooMany until={retryAt} /> : null}
      {snapshot.matches({ asking: 'failed' }) ? <ActionFailed failure={failure} /> : null}
      {snapshot.matches({ asking: 'expired' }) ? (
        <NoticeBar title={<Trans id="account.securityCenter.setupExpired">The QR code has expired</Trans>}>
          <Trans id="account.securityCenter.setupExpiredHelp">Start again to get a new QR code.</Trans>
        </NoticeBar>
      ) : null}
      <LoginPasswordField
        value={password}
        error={error}
        guessesLeft={guessesLeft}
        autoFocus
        onType={(password) => actor.send({ type: 'password.change', password })}
      />
      <div className={styles.acts}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'setup.begin' })}>
          {isBusy ? (
            <Trans id="common.oneMoment">One moment…</Trans>
          ) : (
            <Trans id="common.continue">Continue</Trans>
          )}
        </Button>
      </div>
    </Form>
  )
}

function Scanning({ actor }: { actor: Actor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { setup, code, error, guessesLeft, failure, retryAt } = snapshot.context
  const { keyCopy } = snapshot.children
  const isBusy = snapshot.hasTag('busy')
  if (!setup) return null
  return (
    <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'setup.confirm' })}>
      <p className={styles.lead}>
        <Trans id="account.securityCenter.scan">
          Scan this QR code with the authenticator app, then enter the code it shows.
        </Trans>
      </p>
      {snapshot.matches('throttled') ? <TooMany until={retryAt} /> : null}
      {snapshot.matches({ scanning: 'failed' }) ? <ActionFailed failure={failure} /> : null}
      {snapshot.matches({ scanning: 'notOn' }) ? (
        <NoticeBar
          title={
            <Trans id="account.securityCenter.twoFactorNotOn">Two-factor authentication isn’t on yet</Trans>
          }
        >
          <Trans id="account.securityCenter.twoFactorNotOnHelp">
            The code didn’t go through. Send it again.
          </Trans>
        </NoticeBar>
      ) : null}
      {snapshot.matches({ scanning: 'unsure' }) ? (
        <NoticeBar title={failureText(failure).title}>
          <Trans id="account.securityCenter.setupUnknown">
            It may already be on. Send the code again, or check your account later.
          </Trans>
        </NoticeBar>
      ) : null}
      <div className={styles.qr}>
        <PartBoundary>
          <Suspense fallback={null}>
            <QrCode
              text={setup.address}
              label={t({ id: 'account.securityCenter.qrCode', message: 'QR code for the authenticator app' })}
            />
          </Suspense>
        </PartBoundary>
      </div>
      <AuthenticatorKey secret={setup.secret} copying={keyCopy} />
      <Field
        label={t({ id: 'common.authenticatorCode', message: 'Authenticator app code' })}
        name="twoFactorCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        error={
          error === 'wrong' ? (
            <Trans id="account.securityCenter.codeWrong">Incorrect code. Attempts left: {guessesLeft}.</Trans>
          ) : error === 'required' ? (
            <Trans id="common.authenticatorCodeMissing">Enter the code shown in the app.</Trans>
          ) : error ? (
            <AuthenticatorFormat />
          ) : null
        }
        onChange={({ target }) => actor.send({ type: 'code.change', code: target.value })}
      />
      <div className={styles.acts}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'setup.confirm' })}>
          {isBusy ? (
            <Trans id="common.checking">Checking…</Trans>
          ) : (
            <Trans id="account.securityCenter.turnOn">Turn on</Trans>
          )}
        </Button>
      </div>
    </Form>
  )
}
