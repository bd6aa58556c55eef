import { Trans } from '@lingui/react/macro'

/** The page was loaded over plain HTTP, so logins and password changes would be sent unencrypted. */
export const InsecureTitle = () => <Trans>This address isn’t secure</Trans>

export const InsecureHelp = () => (
  <Trans>
    To log in, register or change your account, open the site with https:// in front of its address.
  </Trans>
)
