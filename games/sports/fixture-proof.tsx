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
        <Trans>Check this fixture</Trans>
      </summary>
      <p role="status">
        {check === 'fair' ? (
          <Trans>Checked in your browser: the seed gives exactly this result.</Trans>
        ) : check === 'unfair' ? (
          <Trans>The seed does not give this result. Please tell customer service.</Trans>
        ) : (
          <Trans>The seed is shown when the fixture is over; its hash was fixed before it began.</Trans>
        )}
      </p>
      <dl>
        <div>
          <dt>
            <Trans>Seed hash, shown before the bet</Trans>
          </dt>
          <dd>{seedHash}</dd>
        </div>
        {seed ? (
          <div>
            <dt>
              <Trans>Seed of the fixture</Trans>
            </dt>
            <dd>{seed}</dd>
          </div>
        ) : null}
      </dl>
    </details>
  )
}
