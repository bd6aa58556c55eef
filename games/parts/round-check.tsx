import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { PlayRound } from '#protocol/play/play.ts'
import type { SlotRules } from '#protocol/play/play-slot.ts'
import { type Check, checkRound } from '../play/check-round.ts'
import styles from './history-sheet.module.css'

/** The seeds of a round, and a button that verifies the round in this browser. */
export function RoundCheck({ round, rules }: { round: PlayRound; rules: SlotRules | null }) {
  const [check, setCheck] = useState<Check | null>(null)
  const { seedHash, clientSeed, serverSeed } = round.fairness
  const open = async () => setCheck(await checkRound(round, rules))
  return (
    <details className={styles.check} onToggle={(event) => event.currentTarget.open && void open()}>
      <summary>
        <Trans>Check this round</Trans>
      </summary>
      <div role="status">
        {check === 'fair' ? (
          <p className={styles.fair}>
            <Trans>Checked in your browser: both seeds give exactly this result.</Trans>
          </p>
        ) : null}
        {check === 'unfair' ? (
          <p className={styles.unfair}>
            <Trans>The seeds do not give this result. Please tell customer service.</Trans>
          </p>
        ) : null}
        {check === 'impossible' ? (
          <p>
            <Trans>An open round cannot be checked yet, nor can any round over an insecure connection.</Trans>
          </p>
        ) : null}
      </div>
      <dl className={styles.seeds}>
        <div>
          <dt>
            <Trans>Seed hash, shown before the bet</Trans>
          </dt>
          <dd>{seedHash}</dd>
        </div>
        <div>
          <dt>
            <Trans>Your seed</Trans>
          </dt>
          <dd>{clientSeed}</dd>
        </div>
        {serverSeed ? (
          <div>
            <dt>
              <Trans>Seed of the game, shown after the round</Trans>
            </dt>
            <dd>{serverSeed}</dd>
          </div>
        ) : null}
      </dl>
    </details>
  )
}
