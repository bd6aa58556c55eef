import { Trans } from '@lingui/react/macro'
import { RetryCountdownButton } from './retry-countdown-button.tsx'

type Props = {
  until?: number | undefined
  onPress: () => void
}

/** Retries a failed load; `until` is epoch ms, 0 for none. */
export const TryAgain = ({ until = 0, onPress }: Props) => (
  <RetryCountdownButton until={until} onPress={onPress}>
    <Trans>Try again</Trans>
  </RetryCountdownButton>
)
