import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { loginMachine } from '#machines/login.machine.ts'
import { FirebaseCheck } from '../firebase/firebase-check.tsx'
import { useWayOn } from '../hooks/use-way-on.ts'
import { Dialog } from '../kit/dialog.tsx'
import { Picture } from '../kit/picture.tsx'
import { SecondStep } from '../second-step/second-step.tsx'
import { Slider } from '../slider/slider.tsx'
import { useCodeSlider } from '../sms-code/use-code-slider.ts'
import styles from './login.module.css'
import { LoginForm } from './login-form.tsx'

export type LoginActor = ActorRefFrom<typeof loginMachine>

type Props = { actor: LoginActor; onTerms: () => void; onClose: () => void }

/**
 * The login popup. A slider, a check of Firebase's, or the second step takes the form's place meanwhile; what was typed waits
 * behind it.
 */
export function Login({ actor, onTerms, onClose }: Props) {
  const side = useSelector(actor, (snapshot) => snapshot.context.side)
  const nameSlider = useSelector(actor, (snapshot) => snapshot.children.slider)
  const smsCode = useSelector(actor, (snapshot) => snapshot.children.smsCode)
  const codeSlider = useCodeSlider(smsCode)
  const isChecking = useSelector(smsCode, (snapshot) => snapshot?.matches('checking') ?? false)
  const slider = nameSlider ?? codeSlider
  const secondStep = useSelector(actor, (snapshot) => snapshot.children.secondStep)
  useWayOn()
  return (
    <Dialog
      title={side === 'agent' ? <Trans>Agent login</Trans> : <Trans>Log in</Trans>}
      aside={<Picture className={styles.art} src="/art/posters/login.svg" alt="" width={340} height={680} />}
      onClose={onClose}
    >
      <div hidden={slider !== undefined || secondStep !== undefined || isChecking}>
        <LoginForm actor={actor} onTerms={onTerms} />
      </div>
      {smsCode ? <FirebaseCheck actor={smsCode} /> : null}
      {slider ? <Slider key={slider.sessionId} actor={slider} /> : null}
      {secondStep ? <SecondStep actor={secondStep} /> : null}
    </Dialog>
  )
}
