import { Trans } from '@lingui/react/macro'
import { LoadFailed } from '#ui/kit/errors/load-failed.tsx'

/** Shown instead of any view of a lottery, since all views need the rules. */
export const RulesMissing = ({ onRetry }: { onRetry: () => void }) => (
  <LoadFailed
    title={<Trans id="play.lottery.rulesFailed">Couldn’t load the rules</Trans>}
    onRetry={onRetry}
  />
)
