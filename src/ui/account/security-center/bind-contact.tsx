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

/** Adds or changes a mobile number or email address, with a code and the password (MEM-02). */
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
            <Trans>Change mobile</Trans>
          ) : (
            <Trans>Bind a mobile</Trans>
          )
        ) : known !== null ? (
          <Trans>Confirm e-mail address</Trans>
        ) : isBound ? (
          <Trans>Change e-mail address</Trans>
        ) : (
          <Trans>Bind an e-mail address</Trans>
        )
      }
      onClose={leave}
    >
      <Form className={styles.form} isBusy={isBusy} onSubmit={() => actor.send({ type: 'contact.bind' })}>
        {isBound ? (
          <p className={styles.lead}>
            <Trans>It takes the place of {before}, which is told of it.</Trans>
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
            {isBusy ? <Trans>Binding</Trans> : <Trans>Bind</Trans>}
          </Button>
          <Button aria-disabled={isBusy} onClick={leave}>
            <Trans>Back</Trans>
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
        label={t`E-mail address`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        value={fields.email}
        error={errors.email ? contactText(errors.email, <Trans>This is no e-mail address.</Trans>) : null}
        hint={
          unconfirmedEmail(form) === null ? null : (
            <Trans>Your address, of which we show a part. Type over it if it is to be another one.</Trans>
          )
        }
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => type(target.value)}
      />
    )
  }
  return (
    <Field
      label={t`Mobile`}
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
        <NoticeBar title={<Trans>Nothing was bound</Trans>}>
          <Trans>The attempt got lost on its way. If the code no longer fits, have another one sent.</Trans>
        </NoticeBar>
      )
    case 'outcomeUnknown':
      return (
        <NoticeBar title={failureText(failure).title}>
          <Trans>It may be bound already. Send it once more, or look at your account later.</Trans>
        </NoticeBar>
      )
    default:
      return null
  }
}

function contactText(error: ContactError, invalid: ReactNode): ReactNode {
  switch (error) {
    case 'required':
      return <Trans>This cannot be left empty.</Trans>
    case 'taken':
      return <Trans>It is bound to another account.</Trans>
    default:
      return invalid
  }
}

function codeProblemTexts(error: ContactError, guessesLeft: number | null): ReactNode {
  switch (error) {
    case 'required':
      return <Trans>Type the code that was sent.</Trans>
    case 'wrong':
      return <Trans>This code does not fit. Tries left: {guessesLeft}.</Trans>
    default:
      return <CodeFormat />
  }
}
