import { useSelector } from '@xstate/react'
import { FirebaseCheck } from '#ui/auth/firebase/firebase-check.tsx'
import { SecureOnly } from '#ui/auth/insecure-page/secure-only.tsx'
import { Slider } from '#ui/auth/slider/slider.tsx'
import { useCodeSlider } from '#ui/auth/sms-code/use-code-slider.ts'
import { TwoFactor } from '#ui/auth/two-factor/two-factor.tsx'
import type { LoginActor } from './login.tsx'
import { LoginForm } from './login-form.tsx'

type Props = { actor: LoginActor; onTerms: () => void }

/**
 * The login form. It keeps its values while the slider puzzle, the Firebase check or two-factor
 * authentication replaces it.
 */
export function LoginSteps({ actor, onTerms }: Props) {
  const attempt = useSelector(actor, (snapshot) => snapshot.children.attempt)
  const nameSlider = useSelector(attempt, (snapshot) => snapshot?.children.slider)
  const smsCode = useSelector(actor, (snapshot) => snapshot.children.smsCode)
  const codeSlider = useCodeSlider(smsCode)
  const isChecking = useSelector(smsCode, (snapshot) => snapshot?.matches('checking') ?? false)
  const slider = nameSlider ?? codeSlider
  const twoFactor = useSelector(attempt, (snapshot) => snapshot?.children.twoFactor)
  return (
    <>
      <div hidden={slider !== undefined || twoFactor !== undefined || isChecking}>
        <SecureOnly>
          <LoginForm actor={actor} onTerms={onTerms} />
        </SecureOnly>
      </div>
      {smsCode ? <FirebaseCheck actor={smsCode} /> : null}
      {slider ? <Slider key={slider.sessionId} actor={slider} /> : null}
      {twoFactor ? <TwoFactor actor={twoFactor} /> : null}
    </>
  )
}
