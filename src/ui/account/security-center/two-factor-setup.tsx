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
 * Switches two-factor authentication on: password, authenticator secret, first code, recovery codes (MEM-02).
 */
export function TwoFactorSetup({ actor }: { actor: Actor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const leave = () => actor.send({ type: 'setup.leave' })
  if (snapshot.matches('keeping')) {
    return (
      <Dialog title={<Trans>Recovery codes</Trans>}>
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
      <Dialog title={<Trans>The second step is on</Trans>} onClose={leave}>
        <div className={styles.form}>
          <p>
            {snapshot.matches('onBefore') ? (
              <Trans>
                It was switched on already. If you have no recovery codes of it, make new ones with the app’s
                next code.
              </Trans>
            ) : (
              <Trans>
                Its recovery codes got lost on their way here. Make new ones now, with the app’s next code.
              </Trans>
            )}
          </p>
          <div className={styles.acts}>
            <Button look="act" autoFocus onClick={() => actor.send({ type: 'codes.renew' })}>
              <Trans>Make new codes</Trans>
            </Button>
            <Button onClick={leave}>
              <Trans>Later</Trans>
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
    <Dialog title={<Trans>Switch on the second step</Trans>} onClose={leave}>
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
        <Trans>Each login then asks for a code of an authenticator app on your phone as well.</Trans>
      </p>
      {snapshot.matches('throttled') ? <TooMany until={retryAt} /> : null}
      {snapshot.matches({ asking: 'failed' }) ? <ActionFailed failure={failure} /> : null}
      {snapshot.matches({ asking: 'expired' }) ? (
        <NoticeBar title={<Trans>The time for it is over</Trans>}>
          <Trans>Begin once more; another QR code is made.</Trans>
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
          {isBusy ? <Trans>One moment</Trans> : <Trans>Continue</Trans>}
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
        <Trans>Scan this with the authenticator app, then type the code that it shows.</Trans>
      </p>
      {snapshot.matches('throttled') ? <TooMany until={retryAt} /> : null}
      {snapshot.matches({ scanning: 'failed' }) ? <ActionFailed failure={failure} /> : null}
      {snapshot.matches({ scanning: 'notOn' }) ? (
        <NoticeBar title={<Trans>It is not on yet</Trans>}>
          <Trans>The code got lost on its way. Send it once more.</Trans>
        </NoticeBar>
      ) : null}
      {snapshot.matches({ scanning: 'unsure' }) ? (
        <NoticeBar title={failureText(failure).title}>
          <Trans>It may be on already. Send the code once more, or look at your account later.</Trans>
        </NoticeBar>
      ) : null}
      <div className={styles.qr}>
        <PartBoundary>
          <Suspense fallback={null}>
            <QrCode text={setup.address} label={t`QR code for the authenticator app`} />
          </Suspense>
        </PartBoundary>
      </div>
      <AuthenticatorKey secret={setup.secret} copying={keyCopy} />
      <Field
        label={t`Code of the authenticator app`}
        name="twoFactorCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        error={
          error === 'wrong' ? (
            <Trans>This code does not fit. Tries left: {guessesLeft}.</Trans>
          ) : error === 'required' ? (
            <Trans>Type the code that the app shows.</Trans>
          ) : error ? (
            <AuthenticatorFormat />
          ) : null
        }
        onChange={({ target }) => actor.send({ type: 'code.change', code: target.value })}
      />
      <div className={styles.acts}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'setup.confirm' })}>
          {isBusy ? <Trans>Checking</Trans> : <Trans>Switch on</Trans>}
        </Button>
      </div>
    </Form>
  )
}
