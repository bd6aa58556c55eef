import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { Button } from '#ui/kit/controls/button.tsx'
import { Checkbox } from '#ui/kit/forms/checkbox.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { useHydrated } from '#ui/kit/hooks/use-hydrated.ts'
import { TabPanel, Tabs } from '#ui/kit/layout/tabs.tsx'
import { ByCode } from './by-code.tsx'
import { ByName } from './by-name.tsx'
import styles from './login.module.css'
import type { LoginActor } from './login.tsx'
import { LoginFeedback } from './login-feedback.tsx'
import { useShownMethod } from './use-shown-method.ts'

export function LoginForm({ actor, onTerms }: { actor: LoginActor; onTerms: () => void }) {
  const { t } = useLingui()
  const panelId = useId()
  // Values from the browser's storage are unknown in server-rendered markup, so they are shown only after
  // hydration.
  const isHydrated = useHydrated()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { side, smsOffered, freePlayOffered, registrationOffered, remember } = snapshot.context
  const form = useRef<HTMLFormElement>(null)
  const method = useShownMethod(actor, form)
  const amiss = refusedField(snapshot)
  useEffect(() => {
    if (amiss) form.current?.querySelector<HTMLElement>(`[name="${amiss}"]`)?.focus()
  }, [amiss])
  return (
    <>
      {smsOffered ? (
        <Tabs
          label={t({ id: 'auth.login.methods', message: 'Login methods' })}
          panelId={panelId}
          chosen={method}
          onChoose={(name) => actor.send({ type: 'method.choose', method: name })}
          tabs={[
            { name: 'username', label: <Trans id="common.username">Username</Trans> },
            { name: 'sms', label: <Trans id="common.phoneNumber">Phone number</Trans> },
          ]}
        />
      ) : null}
      <TabPanel id={panelId} isTabbed={smsOffered}>
        <Form
          className={styles.form}
          ref={form}
          isBusy={snapshot.hasTag('busy')}
          onSubmit={() => actor.send({ type: 'form.submit' })}
        >
          {isHydrated ? <LoginFeedback actor={actor} /> : null}
          {method === 'username' ? <ByName actor={actor} /> : <ByCode actor={actor} />}
          {side === 'player' ? (
            <Checkbox
              name="remember"
              checked={isHydrated && remember}
              onChange={(event) => actor.send({ type: 'remember.change', remember: event.target.checked })}
            >
              <Trans id="auth.login.remember">Remember me for one day</Trans>
            </Checkbox>
          ) : null}
          <div className={styles.acts}>
            <Button
              look="act"
              type="submit"
              aria-disabled={isHydrated && !snapshot.can({ type: 'form.submit' })}
            >
              {snapshot.hasTag('loggingIn') ? (
                <Trans id="auth.login.submitting">Logging in…</Trans>
              ) : (
                <Trans id="common.logIn">Log in</Trans>
              )}
            </Button>
            {freePlayOffered ? (
              <Button
                onClick={() => actor.send({ type: 'freePlay.start' })}
                aria-disabled={isHydrated && !snapshot.can({ type: 'freePlay.start' })}
              >
                {snapshot.matches({ open: { form: 'freePlaying' } }) ? (
                  <Trans id="auth.login.demoStarting">Opening…</Trans>
                ) : (
                  <Trans id="auth.login.playDemo">Play demo</Trans>
                )}
              </Button>
            ) : null}
          </div>
        </Form>
      </TabPanel>
      <div className={styles.ways}>
        <Button look="plain" onClick={() => actor.send({ type: 'login.leave', to: 'forgot' })}>
          <Trans id="auth.forgotPassword.title">Forgot your password?</Trans>
        </Button>
        {registrationOffered ? (
          <Button look="plain" onClick={() => actor.send({ type: 'login.leave', to: 'register' })}>
            <Trans id="common.signUp">Sign up</Trans>
          </Button>
        ) : null}
      </div>
      <p className={styles.end}>
        <Trans id="auth.login.adult">
          By logging in you confirm that you’re 18 or older. Play responsibly.
        </Trans>{' '}
        <button type="button" className={styles.link} onClick={onTerms}>
          <Trans id="auth.terms.read">Read the terms</Trans>
        </button>
      </p>
    </>
  )
}

function refusedField(snapshot: SnapshotFrom<LoginActor>): 'password' | 'captcha' | 'code' | null {
  if (!snapshot.matches({ open: { form: { editing: 'refused' } } })) return null
  switch (snapshot.context.refusal) {
    case 'login.wrong':
      return 'password'
    case 'login.captchaNeeded':
    case 'login.captchaWrong':
      return 'captcha'
    case 'login.codeWrong':
    case 'login.firebaseRefused':
    case 'code.refused':
      return 'code'
    default:
      return null
  }
}
