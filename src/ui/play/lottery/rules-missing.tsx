import { Trans } from '@lingui/react/macro'
import { NotArrived } from '#ui/kit/errors/load-failed.tsx'

/** A lottery of which it is not known how it is played: nobody can bet until it is. */
export const RulesMissing = ({ onRetry }: { onRetry: () => void }) => (
  <NotArrived title={<Trans>The lottery’s rules did not arrive</Trans>} onRetry={onRetry} />
)
