import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { smsCodeMachine } from '#machines/auth/sms-code.machine.ts'
import { GetCode } from './get-code.tsx'

export type SmsCodeActor = ActorRefFrom<typeof smsCodeMachine>

export function CodeButton({ actor }: { actor: SmsCodeActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  return (
    <GetCode
      resendAt={snapshot.context.resendAt}
      isCounting={snapshot.matches('counting')}
      isBusy={snapshot.hasTag('busy')}
      isOffered={snapshot.can({ type: 'code.request' })}
      onRequest={() => actor.send({ type: 'code.request' })}
    />
  )
}
