import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { loginMachine } from '#machines/login.machine.ts'
import { useWayOn } from '../hooks/use-way-on.ts'
import { Dialog } from '../kit/dialog.tsx'
import { Picture } from '../kit/picture.tsx'
import styles from './login.module.css'
import { LoginSteps } from './login-steps.tsx'

export type LoginActor = ActorRefFrom<typeof loginMachine>

type Props = { actor: LoginActor; onTerms: () => void; onClose: () => void }

/** The login popup. */
export function Login({ actor, onTerms, onClose }: Props) {
  const side = useSelector(actor, (snapshot) => snapshot.context.side)
  useWayOn()
  return (
    <Dialog
      title={side === 'agent' ? <Trans>Agent login</Trans> : <Trans>Log in</Trans>}
      aside={<Picture className={styles.art} src="/art/posters/login.svg" alt="" width={340} height={680} />}
      onClose={onClose}
    >
      <LoginSteps actor={actor} onTerms={onTerms} />
    </Dialog>
  )
}
