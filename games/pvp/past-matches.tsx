import { Trans, useLingui } from '@lingui/react/macro'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { PvpPage } from '#protocol/play/play-pvp.ts'
import { PagesEnd } from '../parts/pages-end.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { usePages } from '../parts/use-pages.ts'
import styles from './past-matches.module.css'
import type { PvpVendor } from './pvp-vendor.ts'

const matchesOf = (page: PvpPage) => page.matches

export function PastMatches(props: {
  vendor: PvpVendor
  money: (amount: number) => string
  onClose: () => void
}) {
  const { vendor, money, onClose } = props
  const { t, i18n } = useLingui()
  const page = usePages(vendor.past, matchesOf)
  return (
    <Sheet title={t({ id: 'games.common.history', message: 'History' })} onClose={onClose}>
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
              <span className={styles.stake} translate="no">
                {money(match.stake)}
              </span>
              <span className={match.phase === 'won' ? styles.won : styles.lost} translate="no">
                {money(match.payout ?? 0)}
              </span>
              <p className={styles.course}>
                {match.opponent ? (
                  <Trans id="games.pvp.pastOpponent">Against {match.opponent}</Trans>
                ) : (
                  <Trans id="games.pvp.pastNoOpponent">No opponent; stake refunded</Trans>
                )}{' '}
                {match.rounds.map(({ own, other }) => `${own}:${other}`).join('  ')}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      <PagesEnd
        pages={page}
        none={<Trans id="games.pvp.pastEmpty">No matches yet. Your matches appear here.</Trans>}
        failed={<Trans id="games.pvp.pastFailed">Couldn’t load your matches.</Trans>}
        earlier={<Trans id="games.pvp.earlierMatches">Show earlier matches</Trans>}
      />
    </Sheet>
  )
}
