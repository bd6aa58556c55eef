import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { unconfirmedEmail } from '#domain/account/unconfirmed-email.ts'
import type { ContactError } from '#machines/account/bind-contact.logic.ts'
import type { bindContactMachine } from '#machines/account/bind-contact.machine.ts'
import { DialingCode } from '#ui/auth/mobile/dialing-code.tsx'
import { NotAMobile } from '#ui/auth/mobile/not-a-mobile.tsx'
import { CodeFormat } from '#ui/auth/sms-code/code-format.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { ContactCodeField } from './contact-code-field.tsx'
import { LoginPasswordField } from './login-password-field.tsx'
import styles from './security-center.module.css'

type Actor = ActorRefFrom<typeof bindContactMachine>

/** Adds or changes a mobile number or email address. This requires a code and the login password (MEM-02). */
export function BindContact({ actor }: { actor: Actor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { kind, before, isBound, fields, errors, guessesLeft } = snapshot.context
  const { contactCode } = snapshot.children
  const isBusy = snapshot.hasTag('busy')
  const leave = () => actor.send({ type: 'contact.leave' })
  const isMobile = kind === 'mobile'
  const known = unconfirmedEmail(snapshot.context)
  return (
    <Dialog
      title={
        isMobile ? (
          isBound ? (
            <Trans id="account.securityCenter.changePhone">Change phone number</Trans>
          ) : (
            <Trans id="account.securityCenter.addPhone">Add phone number</Trans>
          )
        ) : known !== null ? (
          <Trans id="account.securityCenter.verifyEmail">Verify email</Trans>
        ) : isBound ? (
          <Trans id="account.securityCenter.changeEmail">Change email</Trans>
        ) : (
          <Trans id="account.securityCenter.addEmail">Add email</Trans>
        )
      }
      onClose={leave}
    >
      <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'contact.bind' })}>
        {isBound ? (
          <p className={styles.lead}>
            <Trans id="account.securityCenter.contactReplaces">
              This replaces {before}. We’ll send a notice there.
            </Trans>
          </p>
        ) : null}
        <Feedback actor={actor} />
        <Contact actor={actor} />
        {contactCode ? (
          <ContactCodeField
            actor={contactCode}
            value={fields.code}
            error={errors.code ? codeProblemTexts(errors.code, guessesLeft) : null}
            onType={(value) => actor.send({ type: 'field.change', field: 'code', value })}
          />
        ) : null}
        <LoginPasswordField
          value={fields.password}
          error={errors.password ?? null}
          guessesLeft={guessesLeft}
          onType={(value) => actor.send({ type: 'field.change', field: 'password', value })}
        />
        <div className={styles.acts}>
          <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'contact.bind' })}>
            {isBusy ? (
              <Trans id="account.securityCenter.contactSaving">Saving…</Trans>
            ) : (
              <Trans id="account.securityCenter.contactSave">Verify and save</Trans>
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

function Contact({ actor }: { actor: Actor }) {
  const { t } = useLingui()
  const form = useSelector(actor, ({ context }) => context)
  const { kind, fields, errors, countries, dialingCode } = form
  const type = (value: string) => actor.send({ type: 'field.change', field: kind, value })
  if (kind === 'email') {
    return (
      <Field
        label={t({ id: 'account.securityCenter.email', message: 'Email' })}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        value={fields.email}
        error={
          errors.email
            ? contactText(
                errors.email,
                <Trans id="common.emailInvalid">Invalid email. Check the address.</Trans>,
              )
            : null
        }
        hint={
          unconfirmedEmail(form) === null ? null : (
            <Trans id="account.securityCenter.emailMasked">
              We show part of your email. To use another one, enter it here.
            </Trans>
          )
        }
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
      />
    )
  }
  return (
    <Field
      label={t({ id: 'common.phoneNumber', message: 'Phone number' })}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      autoFocus
      value={fields.mobile}
      error={errors.mobile ? contactText(errors.mobile, <NotAMobile dialingCode={dialingCode} />) : null}
      before={
        <DialingCode
          countries={countries}
          dialingCode={dialingCode}
          onChoose={(chosen) => actor.send({ type: 'country.choose', dialingCode: chosen })}
        />
      }
      onChange={({ target }) => type(target.value)}
    />
  )
}

function Feedback({ actor }: { actor: Actor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, refusal, failure } = snapshot.context
  if (snapshot.matches({ open: { attempt: 'throttled' } })) return <TooMany until={retryAt} />
  if (!snapshot.matches({ open: { attempt: { editing: 'refused' } } })) return null
  switch (refusal) {
    case 'failed':
      return <ActionFailed failure={failure} />
    case 'notBound':
      return (
        <NoticeBar title={<Trans id="account.securityCenter.contactNotChanged">Nothing was changed</Trans>}>
          <Trans id="account.securityCenter.contactNotChangedHelp">
            The change didn’t go through. If the code no longer works, request a new one.
          </Trans>
        </NoticeBar>
      )
    case 'outcomeUnknown':
      return (
        <NoticeBar title={failureText(failure).title}>
          <Trans id="account.securityCenter.contactOutcomeUnknown">
            It may already be saved. Try again, or check your account later.
          </Trans>
        </NoticeBar>
      )
    default:
      return null
  }
}

function contactText(error: ContactError, invalid: ReactNode): ReactNode {
  switch (error) {
    case 'required':
      return <Trans id="common.fieldRequired">Fill in this field.</Trans>
    case 'taken':
      return (
        <Trans id="account.securityCenter.contactTaken">
          Already used by another account. Enter a different one.
        </Trans>
      )
    default:
      return invalid
  }
}

function codeProblemTexts(error: ContactError, guessesLeft: number | null): ReactNode {
  switch (error) {
    case 'required':
      return <Trans id="account.securityCenter.codeRequired">Enter the code we sent you.</Trans>
    case 'wrong':
      return (
        <Trans id="account.securityCenter.codeWrong">Incorrect code. Attempts left: {guessesLeft}.</Trans>
      )
    default:
      return <CodeFormat />
  }
}
