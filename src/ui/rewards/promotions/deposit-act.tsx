import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { PromotionDetails } from '#protocol/rewards/promotions.ts'
import { buttonLook } from '#ui/kit/controls/button.tsx'
import styles from './promotion-act.module.css'

/** Link to a deposit for the promotion, or the reason why it is unavailable (PROMO-01). */
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
          <Trans>Deposit with this bonus</Trans>
        </Link>
      </div>
    )
  if (status === 'joined' || status === 'claimed')
    return (
      <div className={styles.act}>
        <p className={styles.note}>
          {status === 'joined' ? (
            <Trans>You’re using this bonus.</Trans>
          ) : (
            <Trans>You’ve used this promotion already.</Trans>
          )}
        </p>
        <Link className={buttonLook('line')} to="/member/{-$page}" params={{ page: 'bonusDetails' }}>
          <Trans>To your bonuses</Trans>
        </Link>
      </div>
    )
  return (
    <p className={styles.note}>
      {obstacle ||
        (status === 'comingSoon' ? (
          <Trans>It can be used once it begins.</Trans>
        ) : (
          <Trans>This promotion has ended.</Trans>
        ))}
    </p>
  )
}
