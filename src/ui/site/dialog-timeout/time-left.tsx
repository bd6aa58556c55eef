import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { dialogTimeoutMachine } from '#machines/site/dialog-timeout.machine.ts'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import styles from './time-left.module.css'

type Props = { actor: ActorRefFrom<typeof dialogTimeoutMachine> }

export function TimeLeft({ actor }: Props) {
  const isHeld = useSelector(actor, (snapshot) => snapshot.hasTag('held'))
  const until = useSelector(actor, ({ context }) => context.until)
  const seconds = useSecondsUntil(until)
  return (
    <p className={styles.left}>
      {isHeld ? <Trans>Stays open while you are busy with it</Trans> : <Trans>Closes in {seconds} s</Trans>}
    </p>
  )
}
