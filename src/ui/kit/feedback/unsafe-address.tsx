import { Trans } from '@lingui/react/macro'

export const UnsafeAddress = () => (
  <small>
    <Trans>Its address is not safe to open.</Trans>
  </small>
)
