import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { FixtureSheet } from '#protocol/play/sports.ts'
import type { Check } from '../play/check-round.ts'
import { checkFixture } from './check-fixture.ts'
import styles from './fixture-sheet.module.css'

export function FixtureProof({ sheet }: { sheet: FixtureSheet }) {
  const [check, setCheck] = useState<Check | null>(null)
  const { seedHash, seed } = sheet.proof
  return (
    <details
      className={styles.proof}
      onToggle={(event) => {
        if (event.currentTarget.open) void checkFixture(sheet).then(setCheck)
      }}
    >
      <summary>
        <Trans id="games.sports.verifyMatch">Verify this match</Trans>
      </summary>
      <p role="status">
        {check === 'fair' ? (
          <Trans id="games.sports.matchFair">
            Verified in your browser: the seed gives exactly this result.
          </Trans>
        ) : check === 'unfair' ? (
          <Trans id="games.sports.matchUnfair">
            The seed doesn’t give this result. Tell customer support about this match.
          </Trans>
        ) : (
          <Trans id="games.sports.matchSeedLater">
            The seed is shown when the match is over. The hashed seed was fixed before it started.
          </Trans>
        )}
      </p>
      <dl>
        <div>
          <dt>
            <Trans id="games.common.hashedSeed">Hashed seed, shown before the bet</Trans>
          </dt>
          <dd>{seedHash}</dd>
        </div>
        {seed ? (
          <div>
            <dt>
              <Trans id="games.sports.matchSeed">Match seed</Trans>
            </dt>
            <dd>{seed}</dd>
          </div>
        ) : null}
      </dl>
    </details>
  )
}
