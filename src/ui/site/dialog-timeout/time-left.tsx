import { Plural, Trans } from '@lingui/react/macro'
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
      {isHeld ? (
        <Trans id="site.dialogTimeout.held">Stays open while you’re using it</Trans>
      ) : (
        <Trans id="site.dialogTimeout.closesIn">
          <Plural value={seconds} _0="Closing now" one="Closes in # second" other="Closes in # seconds" />
        </Trans>
      )}
    </p>
  )
}
