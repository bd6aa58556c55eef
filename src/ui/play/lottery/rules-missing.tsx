import { Trans } from '@lingui/react/macro'
import { LoadFailed } from '#ui/kit/errors/load-failed.tsx'

/** Shown instead of the bets, which need the rules. */
export const RulesMissing = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailed title={<Trans>The lottery’s rules did not arrive</Trans>} onRetry={onRetry} />
)
