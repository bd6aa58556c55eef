import { Trans } from '@lingui/react/macro'
import { LoadFailed } from '#ui/kit/errors/load-failed.tsx'

/** Without its rules a lottery cannot be bet on. */
export const RulesMissing = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailed title={<Trans>The lottery’s rules did not arrive</Trans>} onRetry={onRetry} />
)
