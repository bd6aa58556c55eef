import { Trans } from '@lingui/react/macro'
import { RetryCountdownButton } from './retry-countdown-button.tsx'

type Props = {
  until?: number | undefined
  onPress: () => void
}

/**
 * A button that retries a failed load. `until` is the earliest time for a retry, in epoch ms. 0 means now.
 */
export const TryAgain = ({ until = 0, onPress }: Props) => (
  <RetryCountdownButton until={until} onPress={onPress}>
    <Trans id="common.tryAgain">Try again</Trans>
  </RetryCountdownButton>
)
