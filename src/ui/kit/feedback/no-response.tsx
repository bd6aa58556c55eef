import { Trans } from '@lingui/react/macro'

export const NoAnswer = () => <Trans>No answer came</Trans>
