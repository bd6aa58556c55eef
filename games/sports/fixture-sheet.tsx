import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { marketOf } from '#domain/play/sports-picks.ts'
import type { Price, FixtureSheet as Sheet } from '#protocol/play/sports.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { FixtureProof } from './fixture-proof.tsx'
import styles from './fixture-sheet.module.css'
import type { SportsVendor } from './sports-vendor.ts'
import { usePolled } from './use-polled.ts'
import { useSportsLabels } from './use-sports-labels.ts'

/** Polling interval in ms. */
const EVERY = 10_000

export function FixtureSheet(props: {
  id: string
  vendor: SportsVendor
  button: (price: Price) => ReactNode
}) {
  const { id, vendor, button } = props
  const { marketText } = useSportsLabels()
  const { value, isFailed, retry } = usePolled(id, EVERY, (signal) => vendor.sheet(id, signal))
  if (!value) {
    return (
      <div className={styles.sheet} role="status">
        {isFailed ? (
          <Button onClick={retry}>
            <Trans id="games.common.tryAgain">Try again</Trans>
          </Button>
        ) : (
          <Trans id="games.common.loading">Loading…</Trans>
        )}
      </div>
    )
  }
  // Excludes the winner market, whose odds are already in the row above.
  const names = [...new Set(value.prices.map(({ pick }) => marketOf(pick)))].filter(
    (name) => name !== 'winner',
  )
  const markets = names.map((name) => ({
    name,
    prices: value.prices.filter(({ pick }) => marketOf(pick) === name),
  }))
  return (
    <div className={styles.sheet}>
      {markets.map(({ name, prices }) => (
        <section key={name} className={styles.market}>
          <h3 className={styles.name}>{marketText(name)}</h3>
          <div className={styles.prices} data-across={name === 'double' ? 3 : 2}>
            {prices.map(button)}
          </div>
        </section>
      ))}
      <News sheet={value} />
      <FixtureProof sheet={value} />
    </div>
  )
}

function News({ sheet }: { sheet: Sheet }) {
  const { home, away, news } = sheet
  const forHome = news.filter((side) => side === 'home').length
  const forAway = news.length - forHome
  if (news.length === 0) {
    return (
      <p className={styles.news}>
        <Trans id="games.sports.noNews">
          No news yet. News moves the odds 6 hours, then 1 hour, then 15 minutes before the start.
        </Trans>
      </p>
    )
  }
  return (
    <p className={styles.news}>
      <Trans id="games.sports.news">
        Good news for {home}: {forHome}. Good news for {away}: {forAway}.
      </Trans>
    </p>
  )
}
