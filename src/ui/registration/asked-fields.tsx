import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useCodeFocus } from '../sms-code/use-code-focus.ts'
import { RegisterInput } from './register-input.tsx'
import type { RegistrationActor } from './registration.tsx'

/** The fields of the chosen tab, in their order. */
export function AskedFields({ actor }: { actor: RegistrationActor }) {
  const asked = useSelector(actor, (snapshot) => snapshot.context.asked)
  const smsCode = useSelector(actor, (snapshot) => snapshot.children.smsCode)
  const mobile = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  useCodeFocus(smsCode, { mobile, code })
  const refs = { mobileNum: mobile, verificationCode: code }
  return asked.map(({ field, rule }, index) => (
    <RegisterInput
      key={field}
      actor={actor}
      field={field}
      rule={rule}
      autoFocus={index === 0}
      ref={field === 'mobileNum' || field === 'verificationCode' ? refs[field] : undefined}
    />
  ))
}
