import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { BetLeg, OpenedBook, SportsBet } from '#protocol/play/sports.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { useMoney } from '../parts/use-money.ts'
import styles from './my-bets.module.css'
import type { SportsVendor } from './sports-vendor.ts'
import { usePolled } from './use-polled.ts'
import { useSportsWords } from './use-sports-labels.ts'

/** Polling interval in ms, since bets get settled. */
const EVERY = 5_000

export function MyBets({ book, vendor }: { book: OpenedBook; vendor: SportsVendor }) {
  // Cursors of the pages opened one after another. The last page is displayed.
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
            <Trans>Your bets could not be read.</Trans>
          </p>
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {value === null && !isFailed ? (
        <p className={styles.none} role="status">
          <Trans>Loading</Trans>
        </p>
      ) : null}
      {value?.bets.length === 0 ? (
        <p className={styles.none}>
          <Trans>No bets yet. Pick odds among the fixtures, and your bets will be here.</Trans>
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
            <Trans>Later bets</Trans>
          </Button>
        ) : null}
        {next ? (
          <Button onClick={() => setPages([...pages, next])}>
            <Trans>Earlier bets</Trans>
          </Button>
        ) : null}
      </div>
    </>
  )
}

export function BetCard({ bet, currency }: { bet: SportsBet; currency: string }) {
  const { dayTimeText, oddsText } = useSportsWords()
  const money = useMoney(currency)
  return (
    <li className={styles.bet} data-state={bet.state}>
      <header className={styles.head}>
        <span className={styles.kind}>
          {bet.mode === 'multiple' ? <Trans>Multiple of {bet.legs.length}</Trans> : <Trans>Single</Trans>}
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
            <Trans>Stake</Trans>
          </dt>
          <dd translate="no">{money(bet.stake)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Odds</Trans>
          </dt>
          <dd translate="no">{oddsText(bet.odds)}</dd>
        </div>
        <div>
          <dt>{bet.payout === null ? <Trans>May pay</Trans> : <Trans>Paid</Trans>}</dt>
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
    open: t`Open`,
    won: t`Won`,
    lost: t`Lost`,
    void: t`Void, given back`,
  }
  return (
    <span className={styles.state} data-state={state}>
      {words[state]}
    </span>
  )
}

function Leg({ leg }: { leg: BetLeg }) {
  const { t } = useLingui()
  const { legText, oddsText, dayTimeText } = useSportsWords()
  const { home, away, score, phase, outcome, odds } = leg
  const figures = score ? `${score.home}–${score.away}` : null
  const standing = {
    open: dayTimeText(leg.startsAt),
    live: t`Live ${figures}`,
    ended: t`Final ${figures}`,
    void: t`Abandoned`,
  }[phase]
  return (
    <li className={styles.leg} data-outcome={outcome ?? 'open'}>
      <span className={styles.pick}>
        {legText(leg.pick, leg)} <b translate="no">{oddsText(odds)}</b>
      </span>
      <span className={styles.fixture}>
        {home} × {away} · {standing}
      </span>
    </li>
  )
}
