import { Trans } from '@lingui/react/macro'
import { NotArrived } from '#ui/kit/errors/load-failed.tsx'

/** Without its rules a lottery cannot be bet on. */
export const RulesMissing = ({ onRetry }: { onRetry: () => void }) => (
  <NotArrived title={<Trans>The lottery’s rules did not arrive</Trans>} onRetry={onRetry} />
)
