import { Trans, useLingui } from '@lingui/react/macro'
import unseen from '#ui/kit/controls/visually-hidden.module.css'
import styles from './odds-button.module.css'
import type { SlipLeg } from './slip-draft.ts'
import { useSportsLabels } from './use-sports-labels.ts'

export function OddsButton(props: {
  leg: SlipLeg
  isPicked: boolean
  isLocked: boolean
  onPick: () => void
}) {
  const { leg, isPicked, isLocked, onPick } = props
  const { t } = useLingui()
  const { pickText, oddsText } = useSportsLabels()
  const { home, away } = leg
  const name = pickText(leg.pick, leg)
  const odds = oddsText(leg.odds)
  return (
    <button
      type="button"
      className={styles.odds}
      aria-pressed={isPicked}
      aria-disabled={isLocked}
      title={
        isLocked
          ? t({ id: 'games.sports.slipLocked', message: 'Your slip is full or being placed' })
          : undefined
      }
      data-pick={leg.pick}
      onClick={() => !isLocked && onPick()}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.figure} translate="no">
        {odds}
      </span>
      <span className={unseen.unseen}>
        <Trans id="games.sports.matchName">
          {home} against {away}
        </Trans>
      </span>
    </button>
  )
}
