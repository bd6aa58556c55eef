import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../parts/icons.tsx'
import styles from './bet-slip.module.css'
import type { LegChange } from './slip-context.ts'
import type { SlipLeg } from './slip-draft.ts'
import { useSportsLabels } from './use-sports-labels.ts'

export function SlipLegRow(props: {
  leg: SlipLeg
  change: LegChange
  /** Current odds in hundredths. Null if they are unknown, or if this selection is no longer offered. */
  newOdds: number | null
  isLocked: boolean
  onRemove: () => void
}) {
  const { leg, change, newOdds, isLocked, onRemove } = props
  const { t } = useLingui()
  const { legText, oddsText, dayTimeText } = useSportsLabels()
  const { home, away } = leg
  return (
    <li className={styles.leg} data-change={change ?? undefined}>
      <p className={styles.pick}>{legText(leg.pick, leg)}</p>
      <p className={styles.odds} translate="no">
        {change === 'moved' && newOdds !== null ? (
          <>
            <s>{oddsText(leg.odds)}</s> {oddsText(newOdds)}
          </>
        ) : (
          oddsText(leg.odds)
        )}
      </p>
      <p className={styles.fixture}>
        {home} × {away}
        <br />
        {change === 'begun' ? (
          <span className={styles.begun}>
            <Trans id="games.sports.matchClosed">Bets are closed</Trans>
          </span>
        ) : (
          dayTimeText(leg.startsAt)
        )}
      </p>
      <button
        type="button"
        className={styles.remove}
        disabled={isLocked}
        aria-label={t({
          id: 'games.sports.removeSelection',
          message: `Remove ${home} against ${away} from the slip`,
        })}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  )
}
