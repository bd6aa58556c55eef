import { Trans, useLingui } from '@lingui/react/macro'
import { calendarZone } from '#contract/calendar-zone.ts'
import type { PvpPage } from '#contract/play-pvp.ts'
import { Button } from '#ui/kit/button.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { usePages } from '../parts/use-pages.ts'
import styles from './past-matches.module.css'
import type { PvpVendor } from './pvp-vendor.ts'

const matchesOf = (page: PvpPage) => page.matches

/** The matches that are over: against whom, which cards, and what came of them. */
export function PastMatches(props: {
  vendor: PvpVendor
  say: (amount: number) => string
  onClose: () => void
}) {
  const { vendor, say, onClose } = props
  const { t, i18n } = useLingui()
  const page = usePages(vendor.past, matchesOf)
  return (
    <Sheet title={t`History`} onClose={onClose}>
      {page.items.length > 0 ? (
        <ol className={styles.matches}>
          {page.items.map((match) => (
            <li key={match.id} className={styles.match}>
              <time className={styles.time} dateTime={match.startedAt}>
                {i18n.date(match.startedAt, {
                  day: '2-digit',
                  month: '2-digit',
                  hour: '2-digit',
                  minute: '2-digit',
                  timeZone: calendarZone,
                })}
              </time>
              <span className={styles.stake}>{say(match.stake)}</span>
              <span className={match.phase === 'won' ? styles.won : styles.lost}>
                {say(match.payout ?? 0)}
              </span>
              <p className={styles.course}>
                {match.opponent ? (
                  <Trans>Against {match.opponent}</Trans>
                ) : (
                  <Trans>Nobody came; the stake went back</Trans>
                )}{' '}
                {match.rounds.map(({ own, other }) => `${own}:${other}`).join('  ')}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      {page.state === 'known' && page.items.length === 0 ? (
        <p>
          <Trans>No matches yet. The first one you play will be here.</Trans>
        </p>
      ) : null}
      {page.state === 'loading' ? (
        <p role="status">
          <Trans>Loading</Trans>
        </p>
      ) : null}
      {page.state === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>
            <Trans>The matches could not be read.</Trans>
          </p>
          <Button onClick={page.again}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {page.state === 'known' && page.next ? (
        <Button onClick={page.more}>
          <Trans>Earlier matches</Trans>
        </Button>
      ) : null}
    </Sheet>
  )
}
