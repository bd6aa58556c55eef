import { Trans, useLingui } from '@lingui/react/macro'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { OpenedGame, PlayRound, RoundPage } from '#protocol/play/play.ts'
import type { Vendor } from '../play/vendor.ts'
import styles from './history-sheet.module.css'
import { PagesEnd } from './pages-end.tsx'
import { RoundCheck } from './round-check.tsx'
import { Sheet } from './sheet.tsx'
import { useMoney } from './use-money.ts'
import { usePages } from './use-pages.ts'

const roundsOf = (page: RoundPage) => page.rounds

export function HistorySheet(props: { game: OpenedGame; vendor: Vendor; onClose: () => void }) {
  const { game, vendor, onClose } = props
  const { t, i18n } = useLingui()
  const money = useMoney(game.currency)
  const page = usePages(vendor.history, roundsOf)
  return (
    <Sheet title={t({ id: 'games.common.history', message: 'History' })} onClose={onClose}>
      <dl className={styles.seeds}>
        <div>
          <dt>
            <Trans id="games.parts.nextSeedHash">Hashed seed of the next round</Trans>
          </dt>
          <dd>{game.nextSeedHash}</dd>
        </div>
      </dl>
      {page.items.length > 0 ? (
        <ol className={styles.rounds}>
          {page.items.map((round) => (
            <li key={round.id} className={styles.round}>
              <time className={styles.time} dateTime={round.startedAt}>
                {i18n.date(round.startedAt, {
                  day: '2-digit',
                  month: '2-digit',
                  hour: '2-digit',
                  minute: '2-digit',
                  second: '2-digit',
                  timeZone: calendarZone,
                })}
              </time>
              <span className={styles.stake} translate="no">
                {money(round.stake)}
              </span>
              <Win round={round} money={money} />
              <RoundCheck round={round} rules={game.rules.engine === 'slot' ? game.rules : null} />
            </li>
          ))}
        </ol>
      ) : null}
      <PagesEnd
        pages={page}
        none={<Trans id="games.parts.roundsEmpty">No rounds yet. Your rounds appear here.</Trans>}
        failed={<Trans id="games.parts.roundsFailed">Couldn’t load your rounds.</Trans>}
        earlier={<Trans id="games.parts.earlierRounds">Show earlier rounds</Trans>}
      />
    </Sheet>
  )
}

function Win({ round, money }: { round: PlayRound; money: (amount: number) => string }) {
  if (round.payout === null) {
    return (
      <span className={styles.open}>
        <Trans id="games.parts.roundOpen">in progress</Trans>
      </span>
    )
  }
  return <span className={round.payout > 0 ? styles.won : styles.lost}>{money(round.payout)}</span>
}
