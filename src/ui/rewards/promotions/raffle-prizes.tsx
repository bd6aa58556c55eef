import { Trans, useLingui } from '@lingui/react/macro'
import type { PromotionDetails } from '#protocol/rewards/promotions.ts'
import styles from './promotion-act.module.css'

type Raffle = NonNullable<PromotionDetails['raffle']>

/** A raffle's prizes, with the number of tickets left for each. */
export function RafflePrizes({ raffle: { prizes } }: { raffle: Raffle }) {
  const { t } = useLingui()
  return (
    <div>
      <p className={styles.label}>
        <Trans id="rewards.promotions.ticketsLeft">Tickets left</Trans>
      </p>
      <ul
        className={styles.prizes}
        aria-label={t({ id: 'rewards.promotions.ticketsLeft', message: 'Tickets left' })}
      >
        {prizes.map(({ name, left, of }) => (
          <li key={name} data-gone={left === 0 || undefined}>
            <span>{name}</span>
            <small>
              <Trans id="rewards.promotions.ticketsLeftOf">
                {left} of {of} left
              </Trans>
            </small>
          </li>
        ))}
      </ul>
    </div>
  )
}
