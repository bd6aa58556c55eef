import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PromotionDetails } from '#protocol/rewards/promotions.ts'
import { buttonLook } from '#ui/kit/controls/button.tsx'
import styles from './promotion-act.module.css'

type Props = {
  promotion: PromotionDetails
  isAnswer: boolean
}

/** Why a promotion offers no action now, or where it continues. The reason for a rejection is shown above. */
export function NothingToDo({ promotion: { status, obstacle, reason }, isAnswer }: Props) {
  if (status === 'issued' || status === 'claimed') {
    return (
      <div className={styles.act}>
        <p className={styles.note}>
          {status === 'issued' ? (
            <Trans>Your reward waits in your bonuses.</Trans>
          ) : (
            <Trans>You have claimed the reward.</Trans>
          )}
        </p>
        <Link
          className={buttonLook(status === 'issued' ? 'act' : 'line')}
          to="/member/{-$page}"
          params={{ page: 'bonusDetails' }}
        >
          {status === 'issued' ? <Trans>Go and claim</Trans> : <Trans>To your bonuses</Trans>}
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
      return <Trans>We have your application; you hear of it in your messages.</Trans>
    case 'processing':
      return <Trans>Our people are looking at it; you hear of it in your messages.</Trans>
    case 'joined':
      return <Trans>You are in. When the goal is reached, the reward can be asked for here.</Trans>
    case 'comingSoon':
      return <Trans>It can be joined once it begins.</Trans>
    case 'closed':
      return <Trans>It is over.</Trans>
    case 'rejected':
      return <Trans>It was not granted.</Trans>
    case 'join':
    case 'claim':
    case 'issued':
    case 'claimed':
      return null
    case null:
      return <Trans>There is nothing to join: it holds for every member.</Trans>
  }
}
