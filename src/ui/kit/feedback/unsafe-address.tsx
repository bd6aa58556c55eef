import { Trans } from '@lingui/react/macro'

/** Stands where an address leads nobody, for it may not be opened. */
export const UnsafeAddress = () => (
  <small>
    <Trans>Its address is not safe to open.</Trans>
  </small>
)
