import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode, Ref } from 'react'
import type { FieldRule, RegisterField } from '#protocol/auth/register-settings.ts'
import { CaptchaField } from '#ui/auth/captcha/captcha-field.tsx'
import { CountryPicker } from '#ui/auth/country-picker/country-picker.tsx'
import { CodeButton } from '#ui/auth/sms-code/code-button.tsx'
import { CodeHint } from '#ui/auth/sms-code/code-feedback.tsx'
import { maskedCode } from '#ui/cashier/payment-password/masked-code.ts'
import { PaymentPasswordHint } from '#ui/cashier/payment-password-setup/payment-password-words.tsx'
import { EyeIcon } from '#ui/kit/controls/eye-icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { fieldLooks } from './field-looks.tsx'
import { fieldWords } from './field-words.tsx'
import { patternWords } from './pattern-words.tsx'
import styles from './registration.module.css'
import type { RegistrationActor } from './registration.tsx'

type Props = {
  actor: RegistrationActor
  field: RegisterField
  rule: FieldRule
  autoFocus: boolean
  ref: Ref<HTMLInputElement> | undefined
}

/** The kind of digits alone (REG-16). */
const DIGITS = 6
/** The kind of date that a browser's own field for dates speaks (REG-16). */
const ISO_DATE = 11

/** One of the operator's fields. */
export function RegisterInput({ actor, field, rule, autoFocus, ref }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { fields, errors, countries, dialingCode } = snapshot.context
  const { captcha, smsCode } = snapshot.children
  const error = errors[field]
  const words = error ? fieldWords(field, error, { rule, dialingCode }) : null
  const value = fields[field] ?? ''
  const change = (typed: string) => actor.send({ type: 'field.change', field, value: typed })
  if (field === 'captcha') {
    return captcha ? <CaptchaField actor={captcha} value={value} onChange={change} error={words} /> : null
  }
  const { label, isSecret, ...look } = fieldLooks[field]
  const isHidden = isSecret && snapshot.matches({ open: { secret: 'hidden' } })
  // Secrets for later: a password manager must not take them for the one to log in with.
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

/** What a field accepts, for those that people choose freely and would else have to guess. */
function hintOf(field: RegisterField, rule: FieldRule) {
  if (field === 'paymentPassword') return <PaymentPasswordHint rule={rule} />
  const isChosen = ['username', 'password', 'verifyPwd', 'nickname'].includes(field)
  return isChosen ? patternWords(rule) : null
}

function Optional({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <span className={styles.optional}>
        <Trans>(optional)</Trans>
      </span>
    </>
  )
}

function SecretToggle({ actor, isHidden }: { actor: RegistrationActor; isHidden: boolean }) {
  const { t } = useLingui()
  return (
    <IconButton
      label={isHidden ? t`Show the passwords` : t`Hide the passwords`}
      onClick={() => actor.send({ type: 'password.toggle' })}
    >
      <EyeIcon crossed={!isHidden} />
    </IconButton>
  )
}
