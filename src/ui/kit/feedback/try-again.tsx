import { Trans } from '@lingui/react/macro'
import { RetryCountdownButton } from './retry-countdown-button.tsx'

type Props = {
  until?: number | undefined
  onPress: () => void
}

/** Button that retries a failed load. `until` is the earliest retry in epoch ms; 0 for at once. */
export const TryAgain = ({ until = 0, onPress }: Props) => (
  <RetryCountdownButton until={until} onPress={onPress}>
    <Trans id="common.tryAgain">Try again</Trans>
  </RetryCountdownButton>
)
