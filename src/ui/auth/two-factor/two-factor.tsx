import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { twoFactorMachine } from '#machines/auth/two-factor.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Checkbox } from '#ui/kit/forms/checkbox.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { usePreservedFocus } from '#ui/kit/hooks/use-preserved-focus.ts'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { CodeField } from './code-field.tsx'
import styles from './two-factor.module.css'
import { TwoFactorFeedback } from './two-factor-feedback.tsx'

export type TwoFactorActor = ActorRefFrom<typeof twoFactorMachine>

/** Asks for an authenticator code or a recovery code (LOGIN-17), in place of the form that was submitted. */
export function TwoFactor({ actor }: { actor: TwoFactorActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { kind, remember, expiresAt } = snapshot.context
  const input = useRef<HTMLInputElement>(null)
  usePreservedFocus(input)
  const isWrong = snapshot.matches({ editing: 'wrong' })
  useEffect(() => {
    if (isWrong) input.current?.focus()
  }, [isWrong])
  const other = kind === 'authenticator' ? 'recovery' : 'authenticator'
  return (
    <Form
      className={styles.form}
      isBusy={snapshot.hasTag('busy')}
      onSubmit={() => actor.send({ type: 'code.submit' })}
    >
      <p className={styles.lead}>
        <Trans id="auth.twoFactor.lead">
          Enter your two-factor code. You have until <CalendarTime moment={expiresAt} show="short" />.
        </Trans>
      </p>
      <TwoFactorFeedback actor={actor} />
      <CodeField key={kind} actor={actor} ref={input} />
      <div>
        <Button
          onClick={() => actor.send({ type: 'kind.choose', kind: other })}
          aria-disabled={!snapshot.can({ type: 'kind.choose', kind: other })}
        >
          {kind === 'authenticator' ? (
            <Trans id="auth.twoFactor.useBackupCode">Use a backup code</Trans>
          ) : (
            <Trans id="auth.twoFactor.useApp">Use authenticator app</Trans>
          )}
        </Button>
      </div>
      <Checkbox
        name="rememberDevice"
        checked={remember}
        onChange={(event) => actor.send({ type: 'remember.change', remember: event.target.checked })}
      >
        <Trans id="auth.twoFactor.trustDevice">Trust this device for 30 days</Trans>
      </Checkbox>
      <div className={styles.acts}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'code.submit' })}>
          {snapshot.matches('verifying') ? (
            <Trans id="common.checking">Checking…</Trans>
          ) : (
            <Trans id="auth.twoFactor.confirm">Confirm</Trans>
          )}
        </Button>
        <Button
          onClick={() => actor.send({ type: 'twoFactor.cancel' })}
          aria-disabled={!snapshot.can({ type: 'twoFactor.cancel' })}
        >
          <Trans id="common.back">Back</Trans>
        </Button>
      </div>
    </Form>
  )
}
