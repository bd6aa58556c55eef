import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { Fixture, OpenedBook, Sport } from '#protocol/play/sports.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { dayAfter, dayOf, momentsOf } from '#ui/kit/forms/day-range.ts'
import styles from './fixture-list.module.css'
import { FixtureRow } from './fixture-row.tsx'
import type { SlipLeg } from './slip-draft.ts'
import type { SportsVendor } from './sports-vendor.ts'
import { usePolled } from './use-polled.ts'
import { useSportsLabels } from './use-sports-labels.ts'

/** Polling interval of the scores and odds, in ms. */
const EVERY = 10_000
/** Days that the player can choose, as offsets from today. */
const DAYS = [0, 1, 2] as const

type Picking = {
  legs: readonly SlipLeg[]
  canPick: (leg: SlipLeg) => boolean
  onPick: (leg: SlipLeg) => void
}

export function FixtureList({
  book,
  vendor,
  ...picking
}: Picking & { book: OpenedBook; vendor: SportsVendor }) {
  const { t, i18n } = useLingui()
  const { sportText } = useSportsLabels()
  const [sport, setSport] = useState<Sport>(book.sports[0] ?? 'football')
  const [ahead, setAhead] = useState<(typeof DAYS)[number]>(0)
  const [now, setNow] = useState(book.now)
  const range = dayAhead(now, ahead)
  const { value, isFailed, retry } = usePolled(range.from, EVERY, async (signal) => {
    const answer = await vendor.fixtures(range, signal)
    if (answer.ok) setNow(answer.value.now)
    return answer
  })
  const fixtures = value?.fixtures.filter((one) => one.sport === sport) ?? []
  const leagues = [...new Set(fixtures.map(({ league }) => league))]
  const dayText = (days: number) => {
    if (days === 0) return t({ id: 'games.sports.today', message: 'Today' })
    if (days === 1) return t({ id: 'games.sports.tomorrow', message: 'Tomorrow' })
    return i18n.date(dayAhead(now, days).from, { weekday: 'long', timeZone: calendarZone })
  }
  return (
    <>
      <div className={styles.choices}>
        <fieldset className={styles.chips} aria-label={t({ id: 'games.sports.sport', message: 'Sport' })}>
          {book.sports.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.chip}
              aria-pressed={one === sport}
              onClick={() => setSport(one)}
            >
              {sportText(one)}
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.chips} aria-label={t({ id: 'games.sports.day', message: 'Day' })}>
          {DAYS.map((days) => (
            <button
              key={days}
              type="button"
              className={styles.chip}
              aria-pressed={days === ahead}
              onClick={() => setAhead(days)}
            >
              {dayText(days)}
            </button>
          ))}
        </fieldset>
      </div>
      {isFailed ? (
        <div className={styles.failed} role="alert">
          <p>
            <Trans id="games.sports.matchesFailed">Couldn’t load the matches.</Trans>
          </p>
          <Button onClick={retry}>
            <Trans id="games.common.tryAgain">Try again</Trans>
          </Button>
        </div>
      ) : null}
      {value === null && !isFailed ? <Waiting /> : null}
      {value !== null && fixtures.length === 0 ? (
        <p className={styles.none}>
          <Trans id="games.sports.matchesEmpty">No matches on this day. Choose another day or sport.</Trans>
        </p>
      ) : null}
      {leagues.map((league) => (
        <League
          key={league}
          name={league}
          fixtures={fixtures.filter((one) => one.league === league)}
          vendor={vendor}
          {...picking}
        />
      ))}
    </>
  )
}

/** A league's fixtures: live ones, then upcoming ones, then a collapsed list of finished ones. */
function League(props: Picking & { name: string; fixtures: Fixture[]; vendor: SportsVendor }) {
  const { name, fixtures, ...rest } = props
  const isOver = ({ phase }: Fixture) => phase === 'ended' || phase === 'void'
  const over = fixtures.filter(isOver)
  const rows = (some: Fixture[]) => (
    <ul className={styles.rows}>
      {some.map((fixture) => (
        <FixtureRow key={fixture.id} fixture={fixture} {...rest} />
      ))}
    </ul>
  )
  return (
    <section className={styles.league} aria-label={name}>
      <h2 className={styles.title}>{name}</h2>
      {rows(fixtures.filter((fixture) => !isOver(fixture)))}
      {over.length > 0 ? (
        <details className={styles.over}>
          <summary>
            <Trans id="games.sports.results">Results ({over.length})</Trans>
          </summary>
          {rows(over)}
        </details>
      ) : null}
    </section>
  )
}

const WAITING_ROWS = ['one', 'two', 'three', 'four', 'five', 'six']

function Waiting() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t({ id: 'games.common.loading', message: 'Loading…' })}>
      {WAITING_ROWS.map((row) => (
        <div key={row} className={styles.waiting} />
      ))}
    </div>
  )
}

/** Returns the start and end of the day `days` after `moment`, in the site's time zone. */
function dayAhead(moment: string, days: number): { from: string; to: string } {
  const day = dayAfter(dayOf(new Date(moment), calendarZone), days)
  return momentsOf({ first: day, last: day }, calendarZone)
}
