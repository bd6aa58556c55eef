import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { ClaimPage } from '#ui/rewards/reward-claim/claim-page.tsx'

/** Agents invite members to their team instead, which has other rewards. */
export function AgentsInvite() {
  const { t } = useLingui()
  return (
    <ClaimPage title={t`Invite friends`}>
      <EmptyState state="empty" title={<Trans>You invite to your team</Trans>}>
        <Trans>
          Whoever registers by you joins your team.{' '}
          <Link to="/agentHome/{-$page}/{-$act}" params={{ page: 'register', act: undefined }}>
            Your links are on the agents’ side.
          </Link>
        </Trans>
      </EmptyState>
    </ClaimPage>
  )
}
