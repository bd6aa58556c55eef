import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PromotionDetails } from '#protocol/rewards/promotions.ts'
import { buttonLook } from '#ui/kit/controls/button.tsx'
import styles from './promotion-act.module.css'

type Props = {
  promotion: PromotionDetails
  isAnswer: boolean
}

/**
 * Says why a promotion offers no action now, or links to its reward. Renders nothing for a rejection with a
 * reason, which the page shows above.
 */
export function NothingToDo({ promotion: { status, obstacle, reason }, isAnswer }: Props) {
  if (status === 'issued' || status === 'claimed') {
    return (
      <div className={styles.act}>
        <p className={styles.note}>
          {status === 'issued' ? (
            <Trans id="rewards.promotions.rewardIssued">Your reward is ready on the Bonus page.</Trans>
          ) : (
            <Trans id="rewards.promotions.rewardTaken">You’ve claimed the reward.</Trans>
          )}
        </p>
        <Link
          className={buttonLook(status === 'issued' ? 'act' : 'line')}
          to="/member/{-$page}"
          params={{ page: 'bonusDetails' }}
        >
          {status === 'issued' ? (
            <Trans id="rewards.promotions.claimReward">Claim reward</Trans>
          ) : (
            <Trans id="rewards.promotions.seeBonuses">See your bonuses</Trans>
          )}
        </Link>
      </div>
    )
  }
  if (reason) return null
  return (
    <p className={styles.note} data-answer={isAnswer || undefined}>
      {obstacle || <Why status={status} />}
    </p>
  )
}

function Why({ status }: Pick<PromotionDetails, 'status'>) {
  switch (status) {
    case 'applying':
      return (
        <Trans id="rewards.promotions.requestPending">
          We’ve received your request. You’ll get the answer in Messages.
        </Trans>
      )
    case 'processing':
      return (
        <Trans id="rewards.promotions.requestUnderReview">
          Your request is under review. You’ll get the answer in Messages.
        </Trans>
      )
    case 'joined':
      return (
        <Trans id="rewards.promotions.joinedNote">
          You’ve joined. Reach the goal, then request your reward here.
        </Trans>
      )
    case 'comingSoon':
      return <Trans id="rewards.promotions.notBegun">You can join once it starts.</Trans>
    case 'closed':
      return <Trans id="rewards.promotions.over">This promotion has ended.</Trans>
    case 'rejected':
      return <Trans id="rewards.rewardDeclined">This reward was declined.</Trans>
    case 'join':
    case 'claim':
    case 'issued':
    case 'claimed':
      return null
    case null:
      return <Trans id="rewards.promotions.noNeedToJoin">No need to join. It’s valid for every player.</Trans>
  }
}
