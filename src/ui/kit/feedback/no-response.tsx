import { Trans } from '@lingui/react/macro'

export const NoResponse = () => <Trans>No answer came</Trans>
