import { Trans } from '@lingui/react/macro'
import { AgainIn } from './retry-countdown-button.tsx'

type Props = {
  /** Until when it would be refused (epoch ms); 0 for no such time. */
  until?: number | undefined
  onPress: () => void
}

/** Asks once more for what did not arrive. */
export const TryAgain = ({ until = 0, onPress }: Props) => (
  <AgainIn until={until} onPress={onPress}>
    <Trans>Try again</Trans>
  </AgainIn>
)
