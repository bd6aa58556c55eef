import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ClaimPage } from '../claim/claim-page.tsx'
import { StateBox } from '../kit/state-box.tsx'

/** Whoever comes by an agent joins the team, which pays in another way. */
export function AgentsInvite() {
  const { t } = useLingui()
  return (
    <ClaimPage title={t`Invite friends`}>
      <StateBox state="empty" title={<Trans>You invite to your team</Trans>}>
        <Trans>
          Whoever registers by you joins your team.{' '}
          <Link to="/agentHome/{-$page}/{-$act}" params={{ page: 'register', act: undefined }}>
            Your links are on the agents’ side.
          </Link>
        </Trans>
      </StateBox>
    </ClaimPage>
  )
}
