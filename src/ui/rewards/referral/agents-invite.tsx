import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { ClaimPage } from '#ui/rewards/reward-claim/claim-page.tsx'

/** Shown to agents instead of a referral link. It tells them to invite players to their team. */
export function AgentsInvite() {
  const { t } = useLingui()
  return (
    <ClaimPage title={t({ id: 'common.referFriend', message: 'Refer a friend' })}>
      <EmptyState
        state="empty"
        title={<Trans id="rewards.referral.agentTitle">Invite players to your team</Trans>}
      >
        <Trans id="rewards.referral.agentText">
          Players who sign up through you join your team.{' '}
          <Link to="/agentHome/{-$page}/{-$act}" params={{ page: 'register', act: undefined }}>
            See your links in the agent centre.
          </Link>
        </Trans>
      </EmptyState>
    </ClaimPage>
  )
}
