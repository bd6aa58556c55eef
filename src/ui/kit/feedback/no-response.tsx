import { Trans } from '@lingui/react/macro'

export const NoResponse = () => <Trans id="kit.feedback.noResponse">We didn’t get an answer</Trans>
