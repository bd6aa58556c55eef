import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { Clock } from '#ui/kit/text/clock.tsx'
import styles from './slider.module.css'
import type { SliderActor } from './slider.tsx'

export function SliderState({ actor }: { actor: SliderActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { retryAt, failure } = snapshot.context
  const seconds = useSecondsUntil(retryAt)
  return (
    <div className={styles.state} data-missed={snapshot.matches('missed') || undefined} role="status">
      {snapshot.matches('loading') ? <Trans>The tile is being cut.</Trans> : null}
      {snapshot.matches('ready') ? <Trans>Good for two minutes.</Trans> : null}
      {snapshot.matches('verifying') ? <Trans>Checking</Trans> : null}
      {snapshot.matches('missed') ? <Trans>Not quite. Here comes another one.</Trans> : null}
      {snapshot.matches('expired') ? <Trans>This one is too old.</Trans> : null}
      {snapshot.matches('failed') ? <FailureSentences failure={failure} /> : null}
      {snapshot.matches('throttled') ? (
        <Trans>
          Too many tries. The next one comes in <Clock seconds={seconds} />.
        </Trans>
      ) : null}
      {snapshot.matches('expired') || snapshot.matches('failed') ? (
        <Button onClick={() => actor.send({ type: 'slider.retry' })}>
          <Trans>Another picture</Trans>
        </Button>
      ) : null}
    </div>
  )
}
