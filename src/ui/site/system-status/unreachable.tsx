import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/kit/controls/button.tsx'
import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { ClosedScreen } from './closed-screen.tsx'

/** Shown if the platform did not respond at startup (SYS-06). */
export function Unreachable(props: { brand: string; retryAt: number; onRetry: () => void }) {
  const { t } = useLingui()
  const seconds = useSecondsUntil(props.retryAt)
  return (
    <ClosedScreen
      brand={props.brand}
      title={t({ id: 'site.systemStatus.unreachableTitle', message: 'We can’t reach the site' })}
      actions={
        <Button look="act" onClick={props.onRetry}>
          <Trans id="site.systemStatus.tryNow">Try now</Trans>
        </Button>
      }
    >
      <p>
        <Trans id="common.connectionDown">
          Your connection or ours may be down. Your balance and bets are safe.
        </Trans>
      </p>
      <p role="status">
        <Trans id="site.systemStatus.retryIn">
          <Plural
            value={seconds}
            _0="Trying again now."
            one="Trying again in # second."
            other="Trying again in # seconds."
          />
        </Trans>
      </p>
    </ClosedScreen>
  )
}
