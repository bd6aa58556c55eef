import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { PlayRound } from '#protocol/play/play.ts'
import type { SlotRules } from '#protocol/play/play-slot.ts'
import { type Check, checkRound } from '../play/check-round.ts'
import styles from './history-sheet.module.css'

export function RoundCheck({ round, rules }: { round: PlayRound; rules: SlotRules | null }) {
  const [check, setCheck] = useState<Check | null>(null)
  const { seedHash, clientSeed, serverSeed } = round.fairness
  const open = async () => setCheck(await checkRound(round, rules))
  return (
    <details className={styles.check} onToggle={(event) => event.currentTarget.open && void open()}>
      <summary>
        <Trans id="games.parts.verifyRound">Verify this round</Trans>
      </summary>
      <div role="status">
        {check === 'fair' ? (
          <p className={styles.fair}>
            <Trans id="games.parts.roundFair">
              Verified in your browser: both seeds give exactly this result.
            </Trans>
          </p>
        ) : null}
        {check === 'unfair' ? (
          <p className={styles.unfair}>
            <Trans id="games.parts.roundUnfair">
              The seeds don’t give this result. Tell customer support about this round.
            </Trans>
          </p>
        ) : null}
        {check === 'impossible' ? (
          <p>
            <Trans id="games.parts.roundUnverifiable">
              This round can’t be verified: it’s still open, or the connection isn’t secure (https).
            </Trans>
          </p>
        ) : null}
      </div>
      <dl className={styles.seeds}>
        <div>
          <dt>
            <Trans id="games.common.hashedSeed">Hashed seed, shown before the bet</Trans>
          </dt>
          <dd>{seedHash}</dd>
        </div>
        <div>
          <dt>
            <Trans id="games.parts.yourSeed">Your seed</Trans>
          </dt>
          <dd>{clientSeed}</dd>
        </div>
        {serverSeed ? (
          <div>
            <dt>
              <Trans id="games.parts.gameSeed">Game seed, shown after the round</Trans>
            </dt>
            <dd>{serverSeed}</dd>
          </div>
        ) : null}
      </dl>
    </details>
  )
}
