import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BetLeg, OpenedBook, SportsBet } from '#protocol/play/sports.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { useMoney } from '../parts/use-money.ts'
import styles from './my-bets.module.css'
import type { SportsVendor } from './sports-vendor.ts'
import { usePolled } from './use-polled.ts'
import { useSportsLabels } from './use-sports-labels.ts'

/** Polling interval in ms. Open bets get settled while the page is open. */
const EVERY = 5_000

export function MyBets({ book, vendor }: { book: OpenedBook; vendor: SportsVendor }) {
  // Cursors of the pages that the player has opened, in order. The last one is on the screen.
  const [pages, setPages] = useState<(string | null)[]>([null])
  const before = pages.at(-1) ?? null
  const { value, isFailed, retry } = usePolled(`bets ${before}`, EVERY, (signal) =>
    vendor.bets(before, signal),
  )
  const next = value?.next ?? null
  return (
    <>
      {isFailed ? (
        <div className={styles.failed} role="alert">
          <p>
            <Trans id="games.sports.betsFailed">Couldn’t load your bets.</Trans>
          </p>
          <Button onClick={retry}>
            <Trans id="games.common.tryAgain">Try again</Trans>
          </Button>
        </div>
      ) : null}
      {value === null && !isFailed ? (
        <p className={styles.none} role="status">
          <Trans id="games.common.loading">Loading…</Trans>
        </p>
      ) : null}
      {value?.bets.length === 0 ? (
        <p className={styles.none}>
          <Trans id="games.sports.betsEmpty">No bets yet. Tap the odds of a match to place one.</Trans>
        </p>
      ) : null}
      <ol className={styles.bets}>
        {value?.bets.map((bet) => (
          <BetCard key={bet.id} bet={bet} currency={book.currency} />
        ))}
      </ol>
      <div className={styles.pages}>
        {pages.length > 1 ? (
          <Button onClick={() => setPages(pages.slice(0, -1))}>
            <Trans id="games.sports.newerBets">Show newer bets</Trans>
          </Button>
        ) : null}
        {next ? (
          <Button onClick={() => setPages([...pages, next])}>
            <Trans id="games.sports.earlierBets">Show earlier bets</Trans>
          </Button>
        ) : null}
      </div>
    </>
  )
}

export function BetCard({ bet, currency }: { bet: SportsBet; currency: string }) {
  const { dayTimeText, oddsText } = useSportsLabels()
  const money = useMoney(currency)
  return (
    <li className={styles.bet} data-state={bet.state}>
      <header className={styles.head}>
        <span className={styles.kind}>
          {bet.mode === 'multiple' ? (
            <Trans id="games.sports.accumulatorOf">Accumulator of {bet.legs.length}</Trans>
          ) : (
            <Trans id="games.sports.single">Single</Trans>
          )}
        </span>
        <time dateTime={bet.placedAt}>{dayTimeText(bet.placedAt)}</time>
        <State state={bet.state} />
      </header>
      <ul className={styles.legs}>
        {bet.legs.map((leg) => (
          <Leg key={leg.fixture} leg={leg} />
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>
            <Trans id="games.common.stake">Stake</Trans>
          </dt>
          <dd translate="no">{money(bet.stake)}</dd>
        </div>
        <div>
          <dt>
            <Trans id="games.sports.odds">Odds</Trans>
          </dt>
          <dd translate="no">{oddsText(bet.odds)}</dd>
        </div>
        <div>
          <dt>
            {bet.payout === null ? (
              <Trans id="games.sports.potentialPayout">Potential payout</Trans>
            ) : (
              <Trans id="games.sports.payout">Payout</Trans>
            )}
          </dt>
          <dd className={styles.payout} translate="no">
            {money(bet.payout ?? Math.floor((bet.stake * bet.odds) / 100))}
          </dd>
        </div>
      </dl>
    </li>
  )
}

function State({ state }: { state: SportsBet['state'] }) {
  const { t } = useLingui()
  const words: Record<SportsBet['state'], string> = {
    open: t({ id: 'games.sports.stateOpen', message: 'Open' }),
    won: t({ id: 'games.sports.stateWon', message: 'Won' }),
    lost: t({ id: 'games.sports.stateLost', message: 'Lost' }),
    void: t({ id: 'games.sports.stateVoid', message: 'Void, refunded' }),
  }
  return (
    <span className={styles.state} data-state={state}>
      {words[state]}
    </span>
  )
}

function Leg({ leg }: { leg: BetLeg }) {
  const { t } = useLingui()
  const { legText, oddsText, dayTimeText } = useSportsLabels()
  const { home, away, score, phase, outcome, odds } = leg
  const figures = score ? `${score.home}–${score.away}` : null
  const statusText = {
    open: dayTimeText(leg.startsAt),
    live: t({ id: 'games.sports.liveScore', message: `Live ${figures}` }),
    ended: t({ id: 'games.sports.finalScore', message: `Final ${figures}` }),
    void: t({ id: 'games.sports.abandoned', message: 'Abandoned' }),
  }[phase]
  return (
    <li className={styles.leg} data-outcome={outcome ?? 'open'}>
      <span className={styles.pick}>
        {legText(leg.pick, leg)} <b translate="no">{oddsText(odds)}</b>
      </span>
      <span className={styles.fixture}>
        {home} × {away} · {statusText}
      </span>
    </li>
  )
}
