import { Trans, useLingui } from '@lingui/react/macro'
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
      title={t`We can’t reach the site`}
      actions={
        <Button look="act" onClick={props.onRetry}>
          <Trans>Try now</Trans>
        </Button>
      }
    >
      <p>
        <Trans>The connection may be down, yours or ours. Nothing of yours is lost.</Trans>
      </p>
      <p role="status">
        <Trans>Trying again in {seconds} s.</Trans>
      </p>
    </ClosedScreen>
  )
}
