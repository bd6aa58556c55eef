import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { MobileField } from '#ui/auth/mobile/mobile-field.tsx'
import { CodeField } from '#ui/auth/sms-code/code-field.tsx'
import { useCodeFocus } from '#ui/auth/sms-code/use-code-focus.ts'
import type { LoginActor } from './login.tsx'

export function ByCode({ actor }: { actor: LoginActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { fields, errors, countries, dialingCode } = snapshot.context
  const { smsCode } = snapshot.children
  const mobile = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  useCodeFocus(smsCode, { mobile, code })
  return (
    <>
      <MobileField
        ref={mobile}
        countries={countries}
        dialingCode={dialingCode}
        value={fields.mobile}
        error={errors.mobile}
        onType={(value) => actor.send({ type: 'field.change', field: 'mobile', value })}
        onChoose={(chosen) => actor.send({ type: 'country.choose', dialingCode: chosen })}
      />
      <CodeField
        actor={smsCode}
        ref={code}
        value={fields.code}
        error={errors.code}
        onType={(value) => actor.send({ type: 'field.change', field: 'code', value })}
      />
    </>
  )
}
