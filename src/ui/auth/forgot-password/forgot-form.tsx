import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ForgotField } from '#machines/auth/forgot-password.types.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { TabPanel, Tabs } from '#ui/kit/layout/tabs.tsx'
import { ByEmail } from './by-email.tsx'
import { ByMobile } from './by-mobile.tsx'
import { ForgotFeedback } from './forgot-feedback.tsx'
import styles from './forgot-password.module.css'
import type { ForgotPasswordActor } from './forgot-password.tsx'

export function ForgotForm({ actor }: { actor: ForgotPasswordActor }) {
  const { t } = useLingui()
  const panelId = useId()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { method, mobileOffered } = snapshot.context
  const form = useRef<HTMLFormElement>(null)
  const amiss = refusedField(snapshot)
  useEffect(() => {
    if (amiss) form.current?.querySelector<HTMLElement>(`[name="${amiss}"]`)?.focus()
  }, [amiss])
  return (
    <>
      {mobileOffered ? (
        <Tabs
          label={t({ id: 'auth.forgotPassword.methods', message: 'Ways to reset your password' })}
          panelId={panelId}
          chosen={method}
          onChoose={(name) => actor.send({ type: 'method.choose', method: name })}
          tabs={[
            { name: 'mobile', label: <Trans id="common.phoneNumber">Phone number</Trans> },
            { name: 'email', label: <Trans id="common.email">Email</Trans> },
          ]}
        />
      ) : null}
      <TabPanel id={panelId} isTabbed={mobileOffered}>
        <Form
          className={styles.form}
          data-tabbed={mobileOffered || undefined}
          ref={form}
          isBusy={snapshot.hasTag('busy')}
          onSubmit={() => actor.send({ type: 'form.submit' })}
        >
          <p className={styles.lead}>
            {method === 'email' ? (
              <Trans id="auth.forgotPassword.emailLead">
                We’ll email a temporary password to the address on your account.
              </Trans>
            ) : (
              <Trans id="auth.forgotPassword.phoneLead">
                We’ll send you an SMS code so you can choose a new password.
              </Trans>
            )}
          </p>
          <ForgotFeedback actor={actor} />
          {method === 'email' ? <ByEmail actor={actor} /> : <ByMobile actor={actor} />}
          <div className={styles.acts}>
            <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'form.submit' })}>
              {method === 'email' ? <MailLabel snapshot={snapshot} /> : <ChangeLabel snapshot={snapshot} />}
            </Button>
            <Button onClick={() => actor.send({ type: 'forgot.leave' })}>
              <Trans id="auth.forgotPassword.back">Back to login</Trans>
            </Button>
          </div>
        </Form>
      </TabPanel>
    </>
  )
}

type SnapshotProps = { snapshot: SnapshotFrom<ForgotPasswordActor> }

const MailLabel = ({ snapshot }: SnapshotProps) =>
  snapshot.matches({ open: { form: 'attempting' } }) ? (
    <Trans id="common.sending">Sending…</Trans>
  ) : (
    <Trans id="auth.forgotPassword.sendEmail">Send email</Trans>
  )

const ChangeLabel = ({ snapshot }: SnapshotProps) =>
  snapshot.matches({ open: { form: 'attempting' } }) ? (
    <Trans id="common.changing">Changing…</Trans>
  ) : (
    <Trans id="auth.forgotPassword.save">Save and log in</Trans>
  )

function refusedField(snapshot: SnapshotFrom<ForgotPasswordActor>): ForgotField | null {
  if (!snapshot.matches({ open: { form: { editing: 'refused' } } })) return null
  switch (snapshot.context.refusal) {
    case 'forgot.unknown':
      return 'username'
    case 'forgot.codeWrong':
      return 'code'
    case 'password.offRules':
    case 'password.default':
      return 'newPassword'
    default:
      return null
  }
}
