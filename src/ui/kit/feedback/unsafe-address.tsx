import { Trans } from '@lingui/react/macro'

export const UnsafeAddress = () => (
  <small>
    <Trans id="kit.feedback.unsafeLink">This link isn’t safe to open.</Trans>
  </small>
)
