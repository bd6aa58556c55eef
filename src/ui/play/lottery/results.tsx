import { Trans } from '@lingui/react/macro'
import type { LotteryFamily, OpenedNumbers } from '#protocol/play/lottery-games.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Rows } from '#ui/kit/layout/report-table.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { Balls } from './balls.tsx'
import { digitsOf } from './family-text.ts'
import styles from './results.module.css'
import { RowsEnd } from './rows-end.tsx'

type Props = { draws: Rows<OpenedNumbers>; family: LotteryFamily; onProof: (drawId: string) => void }

/** Past draws, newest first (LOTT-02). */
export function Results({ draws, family, onProof }: Props) {
  return (
    <RowsEnd
      rows={draws}
      empty={
        <EmptyState state="empty" title={<Trans id="play.lottery.nothingDrawn">Nothing drawn yet</Trans>}>
          <Trans id="play.lottery.resultsEmptyHelp">The numbers of each draw appear here.</Trans>
        </EmptyState>
      }
    >
      {(shown) => (
        <ul className={styles.results}>
          {shown.map(({ drawId, issue, numbers, drawnAt }) => (
            <li key={drawId} className={styles.result} data-draw={drawId}>
              <span>
                <b>{issue}</b>
                <small>
                  <CalendarTime moment={drawnAt} show="short" />
                </small>
              </span>
              {numbers.length > 0 ? (
                <Balls numbers={numbers} digits={digitsOf(family)} small />
              ) : (
                <span className={styles.void}>
                  <Trans id="play.lottery.cancelled">Cancelled</Trans>
                </span>
              )}
              <Button look="plain" onClick={() => onProof(drawId)}>
                <Trans id="common.verify">Verify</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </RowsEnd>
  )
}
