import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useCodeFocus } from '#ui/auth/sms-code/use-code-focus.ts'
import type { RegistrationActor } from './registration.tsx'
import { RegistrationInput } from './registration-input.tsx'

export function AskedFields({ actor }: { actor: RegistrationActor }) {
  const asked = useSelector(actor, (snapshot) => snapshot.context.asked)
  const smsCode = useSelector(actor, (snapshot) => snapshot.children.smsCode)
  const mobile = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  useCodeFocus(smsCode, { mobile, code })
  const refs = { mobileNum: mobile, verificationCode: code }
  const first = asked.find(({ field }) => field !== 'affiliateCode')?.field
  return asked.map(({ field, rule }) => (
    <RegistrationInput
      key={field}
      actor={actor}
      field={field}
      rule={rule}
      autoFocus={field === first}
      ref={field === 'mobileNum' || field === 'verificationCode' ? refs[field] : undefined}
    />
  ))
}
