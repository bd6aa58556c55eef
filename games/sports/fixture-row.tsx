import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Fixture, Price } from '#protocol/play/sports.ts'
import unseen from '#ui/kit/controls/visually-hidden.module.css'
import styles from './fixture-row.module.css'
import { FixtureSheet } from './fixture-sheet.tsx'
import { OddsButton } from './odds-button.tsx'
import type { SlipLeg } from './slip-draft.ts'
import type { SportsVendor } from './sports-vendor.ts'
import { useSportsLabels } from './use-sports-labels.ts'

export function FixtureRow(props: {
  fixture: Fixture
  vendor: SportsVendor
  legs: readonly SlipLeg[]
  canPick: (leg: SlipLeg) => boolean
  onPick: (leg: SlipLeg) => void
}) {
  const { fixture, vendor, legs, canPick, onPick } = props
  const [isOpen, setOpen] = useState(false)
  const sheet = useId()
  const { home, away, score, prices, more } = fixture
  const legOf = ({ pick, odds }: Price): SlipLeg => ({
    fixture: fixture.id,
    pick,
    odds,
    sport: fixture.sport,
    league: fixture.league,
    home,
    away,
    startsAt: fixture.startsAt,
  })
  const button = (price: Price) => {
    const leg = legOf(price)
    return (
      <OddsButton
        key={price.pick}
        leg={leg}
        isPicked={legs.some((one) => one.fixture === fixture.id && one.pick === price.pick)}
        isLocked={!canPick(leg)}
        onPick={() => onPick(leg)}
      />
    )
  }
  return (
    <li className={styles.row} data-fixture={fixture.id} data-phase={fixture.phase}>
      <div className={styles.line}>
        <Moment fixture={fixture} />
        <div className={styles.teams}>
          <p className={styles.team}>
            <span>{home}</span>
            {score ? <b>{score.home}</b> : null}
          </p>
          <p className={styles.team}>
            <span>{away}</span>
            {score ? <b>{score.away}</b> : null}
          </p>
        </div>
        {prices.length > 0 ? <div className={styles.prices}>{prices.map(button)}</div> : null}
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={sheet}
          onClick={() => setOpen(!isOpen)}
        >
          {more > 0 ? `+${more}` : <Trans id="games.sports.details">Details</Trans>}
          <span className={unseen.unseen}>
            {' '}
            <Trans id="games.sports.moreAbout">
              More about {home} against {away}
            </Trans>
          </span>
        </button>
      </div>
      <div id={sheet}>{isOpen ? <FixtureSheet id={fixture.id} vendor={vendor} button={button} /> : null}</div>
    </li>
  )
}

function Moment({ fixture }: { fixture: Fixture }) {
  const { timeText, playedText } = useSportsLabels()
  switch (fixture.phase) {
    case 'open':
      return (
        <time className={styles.moment} dateTime={fixture.startsAt}>
          {timeText(fixture.startsAt)}
        </time>
      )
    case 'live':
      return (
        <span className={styles.live}>
          <Trans id="games.sports.live">Live</Trans>
          <span>{playedText(fixture)}</span>
        </span>
      )
    case 'void':
      return (
        <span className={styles.moment}>
          <Trans id="games.sports.abandoned">Abandoned</Trans>
        </span>
      )
    case 'ended':
      return (
        <span className={styles.moment}>
          {timeText(fixture.startsAt)}
          <span>
            <Trans id="games.sports.final">Finished</Trans>
          </span>
        </span>
      )
  }
}
