import { Trans } from '@lingui/react/macro'

/** For pages loaded over plain HTTP, which would send passwords unencrypted. */
export const InsecureTitle = () => <Trans>This address isn’t secure</Trans>

export const InsecureHelp = () => (
  <Trans>
    To log in, register or change your account, open the site with https:// in front of its address.
  </Trans>
)
