import { Trans } from '@lingui/react/macro'
import { Button } from '../kit/button.tsx'

/** Asks once more for what did not arrive. */
export const TryAgain = ({ onPress }: { onPress: () => void }) => (
  <Button onClick={onPress}>
    <Trans>Try again</Trans>
  </Button>
)
