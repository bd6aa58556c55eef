import { Trans } from '@lingui/react/macro'

/** Shown if a call was not sent because the page was loaded without TLS and therefore cannot encrypt it. */
export const InsecureTitle = () => <Trans id="kit.errors.insecureTitle">This address isn’t secure</Trans>

export const InsecureHelp = () => (
  <Trans id="kit.errors.insecureHelp">
    To log in, sign up or change your account, open the site with https:// in front of its address.
  </Trans>
)
