import { Trans } from '@lingui/react/macro'

/** That the page came by plain HTTP, where browsers do not encrypt what a login or a password change sends. */
export const InsecureTitle = () => <Trans>This address isn’t secure</Trans>

/** What to do about it. */
export const InsecureHelp = () => (
  <Trans>
    To log in, register or change your account, open the site with https:// in front of its address.
  </Trans>
)
