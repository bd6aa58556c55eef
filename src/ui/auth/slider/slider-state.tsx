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
      {snapshot.matches('loading') ? <Trans id="auth.slider.loading">Loading the puzzle…</Trans> : null}
      {snapshot.matches('ready') ? <Trans id="auth.slider.ready">Valid for two minutes.</Trans> : null}
      {snapshot.matches('verifying') ? <Trans id="common.checking">Checking…</Trans> : null}
      {snapshot.matches('missed') ? <Trans id="auth.slider.missed">Not quite. Try this one.</Trans> : null}
      {snapshot.matches('expired') ? <Trans id="auth.slider.expired">This puzzle has expired.</Trans> : null}
      {snapshot.matches('failed') ? <FailureSentences failure={failure} /> : null}
      {snapshot.matches('throttled') ? (
        <Trans id="auth.slider.throttled">
          Too many attempts. Try again in <Clock seconds={seconds} />.
        </Trans>
      ) : null}
      {snapshot.matches('expired') || snapshot.matches('failed') ? (
        <Button onClick={() => actor.send({ type: 'slider.retry' })}>
          <Trans id="auth.captcha.refresh">Get a new image</Trans>
        </Button>
      ) : null}
    </div>
  )
}
