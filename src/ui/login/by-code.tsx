import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Field } from '../kit/field.tsx'
import { CodeButton } from '../sms-code/code-button.tsx'
import { CodeHint, CodeWarning } from '../sms-code/code-said.tsx'
import { useCodeFocus } from '../sms-code/use-code-focus.ts'
import { DialingCode } from './dialing-code.tsx'
import type { LoginActor } from './login.tsx'

/** Mobile with its country, and the code that is texted to it. */
export function ByCode({ actor }: { actor: LoginActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { fields, errors } = snapshot.context
  const { smsCode } = snapshot.children
  const mobile = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  useCodeFocus(smsCode, { mobile, code })
  return (
    <>
      <Field
        label={<Trans>Mobile</Trans>}
        name="mobile"
        ref={mobile}
        autoFocus
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={fields.mobile}
        onChange={(event) => actor.send({ type: 'field.change', field: 'mobile', value: event.target.value })}
        error={
          errors.mobile === 'required' ? (
            <Trans>Type your mobile number.</Trans>
          ) : errors.mobile ? (
            <Trans>This is no number of the chosen country.</Trans>
          ) : null
        }
        before={<DialingCode actor={actor} />}
      />
      <Field
        label={<Trans>Code</Trans>}
        name="code"
        ref={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={fields.code}
        onChange={(event) => actor.send({ type: 'field.change', field: 'code', value: event.target.value })}
        error={
          errors.code === 'required' ? (
            <Trans>Type the code from the text message.</Trans>
          ) : errors.code ? (
            <Trans>A code has four to eight digits.</Trans>
          ) : null
        }
        hint={smsCode ? <CodeHint actor={smsCode} /> : null}
        after={smsCode ? <CodeButton actor={smsCode} /> : null}
      />
      {smsCode ? <CodeWarning actor={smsCode} /> : null}
    </>
  )
}
