import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { RegistrationRefusal } from '#machines/auth/registration.types.ts'
import { CodeWarning } from '#ui/auth/sms-code/code-feedback.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { focusFirstOff } from '#ui/kit/forms/focus-first-invalid.ts'
import { Form } from '#ui/kit/forms/form.tsx'
import { TabPanel, Tabs } from '#ui/kit/layout/tabs.tsx'
import { AskedFields } from './asked-fields.tsx'
import { InvitationCard } from './invitation-card.tsx'
import styles from './registration.module.css'
import type { RegistrationActor } from './registration.tsx'
import { RegistrationFeedback } from './registration-feedback.tsx'
import { TermsBox } from './terms-box.tsx'

export function RegistrationForm({ actor, onTerms }: { actor: RegistrationActor; onTerms: () => void }) {
  const { t } = useLingui()
  const panelId = useId()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { method, offer } = snapshot.context
  const isTabbed = offer.methods.length > 1
  const form = useRef<HTMLFormElement>(null)
  const hasRefusedFields = areFieldsRefused(snapshot)
  useEffect(() => {
    if (hasRefusedFields && form.current) focusFirstOff(form.current)
  }, [hasRefusedFields])
  const takeOut = () => {
    actor.send({ type: 'field.change', field: 'affiliateCode', value: '' })
    // The clicked button disappears together with the invalid code. Focus the field, since another code can
    // be entered there.
    form.current?.querySelector<HTMLElement>('[name="affiliateCode"]')?.focus()
  }
  return (
    <>
      {snapshot.children.invitation ? (
        <InvitationCard actor={snapshot.children.invitation} onTakeOut={takeOut} />
      ) : null}
      {isTabbed ? (
        <Tabs
          label={t({ id: 'auth.registration.methods', message: 'Sign-up methods' })}
          panelId={panelId}
          chosen={method}
          onChoose={(name) => actor.send({ type: 'method.choose', method: name })}
          tabs={offer.methods.map((name) => ({
            name,
            label:
              name === 'username' ? (
                <Trans id="common.username">Username</Trans>
              ) : (
                <Trans id="common.phoneNumber">Phone number</Trans>
              ),
          }))}
        />
      ) : null}
      <TabPanel id={panelId} isTabbed={isTabbed}>
        <Form
          className={styles.form}
          ref={form}
          isBusy={snapshot.hasTag('busy')}
          onSubmit={() => actor.send({ type: 'form.submit' })}
        >
          <RegistrationFeedback actor={actor} />
          <AskedFields key={method} actor={actor} />
          <TermsBox actor={actor} onTerms={onTerms} />
          <div className={styles.acts}>
            <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'form.submit' })}>
              {snapshot.hasTag('busy') ? (
                <Trans id="common.creatingAccount">Creating account…</Trans>
              ) : (
                <Trans id="common.signUp">Sign up</Trans>
              )}
            </Button>
          </div>
        </Form>
      </TabPanel>
      <p className={styles.end}>
        <Trans id="auth.registration.haveAccount">Already have an account?</Trans>{' '}
        <button
          type="button"
          className={styles.link}
          onClick={() => actor.send({ type: 'registration.leave', to: 'login' })}
        >
          <Trans id="common.logIn">Log in</Trans>
        </button>
      </p>
      {snapshot.children.smsCode ? <CodeWarning actor={snapshot.children.smsCode} /> : null}
    </>
  )
}

const fieldRefusals: readonly (RegistrationRefusal | null)[] = [
  'register.fieldsRefused',
  'register.captchaWrong',
  'register.codeWrong',
  'register.firebaseRefused',
  'code.refused',
]

const areFieldsRefused = (snapshot: SnapshotFrom<RegistrationActor>): boolean =>
  snapshot.matches({ open: { form: { editing: 'refused' } } }) &&
  fieldRefusals.includes(snapshot.context.refusal)
