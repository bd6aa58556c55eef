import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PointReward, PointRewards } from '#protocol/rewards/points.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { StateTag } from '#ui/kit/feedback/state-tag.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { ClaimButton } from '#ui/rewards/reward-claim/claim-button.tsx'
import type { ClaimActor } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import styles from '#ui/rewards/rewards/reward-center.module.css'

type Props = { claim: ClaimActor; rewards: PointRewards }

/** Rewards paid in points (PTS-02). If a reward cannot be claimed, the reason is shown. */
export function PointRewardList({ claim, rewards: { rewards } }: Props) {
  if (rewards.length === 0) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="rewards.pointShop.pointRewardsEmptyTitle">No point rewards right now</Trans>}
      >
        <Trans id="rewards.pointShop.pointRewardsEmptyText">Rewards paid in points appear here.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {rewards.map((reward) => (
        <li key={reward.id} className={styles.reward} data-state={reward.state}>
          <div className={styles.words}>
            <b>{reward.title}</b>
            <small>
              <Note {...reward} />
            </small>
          </div>
          <span className={styles.amount}>
            <Plural
              id="rewards.pointShop.rewardPoints"
              value={reward.points}
              _0="0 points"
              one="# point"
              other="# points"
            />
          </span>
          <span className={styles.act}>
            <RewardAction claim={claim} reward={reward} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function RewardAction({
  claim,
  reward: { id, title, points, state },
}: {
  claim: ClaimActor
  reward: PointReward
}) {
  switch (state) {
    case 'claimable':
      return (
        <ClaimButton
          actor={claim}
          gift={{ request: { what: 'pointReward', id }, title, amount: 0, points, turnover: 0 }}
        />
      )
    case 'claimed':
      return (
        <StateTag look="gain">
          <Trans id="rewards.claimed">Claimed</Trans>
        </StateTag>
      )
    case 'locked':
      return (
        <StateTag look="warn">
          <Trans id="rewards.pointShop.locked">Not yet</Trans>
        </StateTag>
      )
    case 'refused':
      return (
        <StateTag look="loss">
          <Trans id="common.declined">Declined</Trans>
        </StateTag>
      )
  }
}

function Note({ reason, until, claimedAt }: PointReward): ReactNode {
  if (reason) return reason
  if (claimedAt) return <CalendarTime moment={claimedAt} show="short" />
  if (!until) return null
  return (
    <Trans id="rewards.until">
      until <CalendarTime moment={until} show="short" />
    </Trans>
  )
}
