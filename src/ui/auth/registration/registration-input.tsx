import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode, Ref } from 'react'
import type { FieldRule, RegistrationField } from '#protocol/auth/registration-settings.ts'
import { CaptchaField } from '#ui/auth/captcha/captcha-field.tsx'
import { CountryPicker } from '#ui/auth/country-picker/country-picker.tsx'
import { CodeButton } from '#ui/auth/sms-code/code-button.tsx'
import { CodeHint } from '#ui/auth/sms-code/code-feedback.tsx'
import { maskedCode } from '#ui/cashier/payment-password/masked-code.ts'
import { PaymentPasswordHint } from '#ui/cashier/payment-password-setup/payment-password-text.tsx'
import { EyeIcon } from '#ui/kit/controls/eye-icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { fieldPresentations } from './field-presentations.tsx'
import { fieldText } from './field-text.tsx'
import { patternText } from './pattern-text.tsx'
import styles from './registration.module.css'
import type { RegistrationActor } from './registration.tsx'

type Props = {
  actor: RegistrationActor
  field: RegistrationField
  rule: FieldRule
  autoFocus: boolean
  ref: Ref<HTMLInputElement> | undefined
}

/** The id of the pattern that allows only digits (REG-16). */
const DIGITS = 6
/** The id of the pattern with the date format that native date inputs use (REG-16). */
const ISO_DATE = 11

export function RegistrationInput({ actor, field, rule, autoFocus, ref }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { fields, errors, countries, dialingCode } = snapshot.context
  const { captcha, smsCode } = snapshot.children
  const error = errors[field]
  const words = error ? fieldText(field, error, { rule, dialingCode }) : null
  const value = fields[field] ?? ''
  const change = (typed: string) => actor.send({ type: 'field.change', field, value: typed })
  if (field === 'captcha') {
    return captcha ? <CaptchaField actor={captcha} value={value} onChange={change} error={words} /> : null
  }
  const { label, isSecret, ...look } = fieldPresentations[field]
  const isHidden = isSecret && snapshot.matches({ open: { secret: 'hidden' } })
  // These are not login passwords, so password managers must not fill them in.
  const isCode = field === 'paymentPassword' || field === 'verifyPwd'
  const isDate = field === 'birthday' && rule.patternId === ISO_DATE
  return (
    <Field
      {...look}
      label={rule.required ? label : <Optional>{label}</Optional>}
      name={field}
      ref={ref}
      autoFocus={autoFocus}
      type={isHidden ? 'password' : isSecret ? 'text' : isDate ? 'date' : look.type}
      maxLength={look.maxLength ?? 1_000}
      aria-required={rule.required}
      spellCheck={false}
      {...(isCode && isHidden ? maskedCode : {})}
      inputMode={isCode && rule.patternId === DIGITS ? 'numeric' : look.inputMode}
      value={value}
      onChange={(event) => change(event.target.value)}
      onLeave={() => actor.send({ type: 'field.leave', field })}
      error={words}
      hint={field === 'verificationCode' && smsCode ? <CodeHint actor={smsCode} /> : hintOf(field, rule)}
      before={
        field === 'mobileNum' ? (
          <CountryPicker
            countries={countries}
            dialingCode={dialingCode}
            onChoose={(chosen) => actor.send({ type: 'country.choose', dialingCode: chosen })}
          />
        ) : null
      }
      after={
        isSecret ? (
          <SecretToggle actor={actor} isHidden={isHidden === true} />
        ) : field === 'verificationCode' && smsCode ? (
          <CodeButton actor={smsCode} />
        ) : null
      }
    />
  )
}

function hintOf(field: RegistrationField, rule: FieldRule) {
  if (field === 'paymentPassword') return <PaymentPasswordHint rule={rule} />
  const isChosen = ['username', 'password', 'verifyPwd', 'nickname'].includes(field)
  return isChosen ? patternText(rule) : null
}

function Optional({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <span className={styles.optional}>
        <Trans id="auth.registration.optional">(optional)</Trans>
      </span>
    </>
  )
}

function SecretToggle({ actor, isHidden }: { actor: RegistrationActor; isHidden: boolean }) {
  const { t } = useLingui()
  return (
    <IconButton
      label={
        isHidden
          ? t({ id: 'auth.password.showAll', message: 'Show the passwords' })
          : t({ id: 'auth.password.hideAll', message: 'Hide the passwords' })
      }
      onClick={() => actor.send({ type: 'password.toggle' })}
    >
      <EyeIcon crossed={!isHidden} />
    </IconButton>
  )
}
