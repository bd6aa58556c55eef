import { Trans } from '@lingui/react/macro'

/** That a call has brought no answer, in the words that stand for it everywhere. */
export const NoAnswer = () => <Trans>No answer came</Trans>
