import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ForgotField } from '#machines/auth/forgot-password.types.ts'
import { fieldError } from '#ui/auth/change-password/field-error.tsx'
import { PasswordLengths } from '#ui/auth/change-password/password-lengths.tsx'
import { MobileField } from '#ui/auth/mobile/mobile-field.tsx'
import { CodeField } from '#ui/auth/sms-code/code-field.tsx'
import { useCodeFocus } from '#ui/auth/sms-code/use-code-focus.ts'
import { EyeIcon } from '#ui/kit/controls/eye-icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import type { ForgotPasswordActor } from './forgot-password.tsx'

export function ByMobile({ actor }: { actor: ForgotPasswordActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { fields, errors, countries, dialingCode, rules, passwordRefusal } = snapshot.context
  const { smsCode } = snapshot.children
  const isShown = snapshot.matches({ open: { secret: 'shown' } })
  const mobile = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  useCodeFocus(smsCode, { mobile, code })
  const change = (field: ForgotField, value: string) => actor.send({ type: 'field.change', field, value })
  const leave = (field: ForgotField) => actor.send({ type: 'field.leave', field })
  return (
    <>
      <MobileField
        ref={mobile}
        countries={countries}
        dialingCode={dialingCode}
        value={fields.mobile}
        error={errors.mobile}
        onType={(value) => change('mobile', value)}
        onLeave={() => leave('mobile')}
        onChoose={(chosen) => actor.send({ type: 'country.choose', dialingCode: chosen })}
      />
      <CodeField
        actor={smsCode}
        ref={code}
        value={fields.code}
        error={errors.code}
        onType={(value) => change('code', value)}
        onLeave={() => leave('code')}
      />
      <Field
        label={<Trans id="auth.changePassword.new">New password</Trans>}
        name="newPassword"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.newPassword}
        onChange={(event) => change('newPassword', event.target.value)}
        onLeave={() => leave('newPassword')}
        error={
          errors.newPassword ? fieldError(errors.newPassword, { refusal: passwordRefusal, rules }) : null
        }
        hint={rules.minLength > 1 ? <PasswordLengths rules={rules} /> : null}
        after={
          <IconButton
            label={
              isShown
                ? t({ id: 'auth.password.hide', message: 'Hide the password' })
                : t({ id: 'auth.password.show', message: 'Show the password' })
            }
            onClick={() => actor.send({ type: 'password.toggle' })}
          >
            <EyeIcon crossed={isShown} />
          </IconButton>
        }
      />
    </>
  )
}
