import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { PromotionDetails } from '#protocol/rewards/promotions.ts'
import { buttonLook } from '#ui/kit/controls/button.tsx'
import styles from './promotion-act.module.css'

/** A link to a deposit with this promotion, or the reason why it is unavailable (PROMO-01). */
export function DepositAct({ promotion, viewer }: { promotion: PromotionDetails; viewer: Viewer }) {
  const { id, step, status, obstacle } = promotion
  if (step === 'deposit' || (viewer !== 'member' && status === 'join'))
    return (
      <div className={styles.act}>
        <Link
          className={buttonLook('act')}
          to="/member/{-$page}"
          params={{ page: 'depositv2' }}
          search={{ promotion: id } as object}
        >
          <Trans id="rewards.promotions.depositWithBonus">Deposit with bonus</Trans>
        </Link>
      </div>
    )
  if (status === 'joined' || status === 'claimed')
    return (
      <div className={styles.act}>
        <p className={styles.note}>
          {status === 'joined' ? (
            <Trans id="rewards.promotions.bonusInUse">You’re using this bonus.</Trans>
          ) : (
            <Trans id="common.promotionUsed">You’ve used this promotion already.</Trans>
          )}
        </p>
        <Link className={buttonLook('line')} to="/member/{-$page}" params={{ page: 'bonusDetails' }}>
          <Trans id="rewards.promotions.seeBonuses">See your bonuses</Trans>
        </Link>
      </div>
    )
  return (
    <p className={styles.note}>
      {obstacle ||
        (status === 'comingSoon' ? (
          <Trans id="rewards.promotions.depositNotBegun">You can use it once it starts.</Trans>
        ) : (
          <Trans id="rewards.promotions.depositEnded">This promotion has ended.</Trans>
        ))}
    </p>
  )
}
