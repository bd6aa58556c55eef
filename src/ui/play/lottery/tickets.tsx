import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LotteryTicket } from '#protocol/play/lottery-bets.ts'
import type { LotteryRules } from '#protocol/play/lottery-draws.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Rows } from '#ui/kit/layout/report-table.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { Money } from '#ui/kit/text/money.tsx'
import { Balls } from './balls.tsx'
import { Line } from './bet-slip.tsx'
import { digitsOf } from './family-text.ts'
import { RowsEnd } from './rows-end.tsx'
import styles from './tickets.module.css'

const stateNames: Record<LotteryTicket['state'], MessageDescriptor> = {
  open: msg({ id: 'play.lottery.statusOpen', message: 'Waiting for the draw' }),
  won: msg({ id: 'common.stateWon', comment: 'State of a bet or a lottery ticket that won', message: 'Won' }),
  lost: msg({ id: 'play.lottery.statusLost', message: 'No win' }),
  void: msg({ id: 'play.lottery.cancelled', message: 'Cancelled' }),
}

type Props = { tickets: Rows<LotteryTicket>; rules: LotteryRules; symbol: string }

/** The member's tickets for one lottery, newest first (LOTT-03). */
export function Tickets({ tickets, rules, symbol }: Props) {
  return (
    <RowsEnd
      rows={tickets}
      empty={
        <EmptyState state="empty" title={<Trans id="play.lottery.ticketsEmpty">No tickets yet</Trans>}>
          <Trans id="play.lottery.ticketsEmptyHelp">
            Your tickets for this lottery and their results appear here.
          </Trans>
        </EmptyState>
      }
    >
      {(shown) => (
        <ul className={styles.tickets}>
          {shown.map((ticket) => (
            <Ticket key={ticket.id} {...{ ticket, rules, symbol }} />
          ))}
        </ul>
      )}
    </RowsEnd>
  )
}

function Ticket({ ticket, rules, symbol }: { ticket: LotteryTicket; rules: LotteryRules; symbol: string }) {
  const { i18n } = useLingui()
  const { id, issue, state, stake, win, drawn, drawsAt, lines } = ticket
  return (
    <li className={styles.ticket} data-ticket={id} data-state={state}>
      <header>
        <b>
          <Trans id="play.lottery.ticketDraw">Draw {issue}</Trans>
        </b>
        <span className={styles.state}>{i18n._(stateNames[state])}</span>
      </header>
      <p className={styles.small}>
        <CalendarTime moment={drawsAt} show="short" /> ·{' '}
        <Trans id="play.lottery.ticketNumber">Ticket {id.slice(-8)}</Trans>
      </p>
      {drawn ? <Balls numbers={drawn} digits={digitsOf(rules.family)} small /> : null}
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may hold the same bet, and lines never move
          <li key={index} className={styles.line}>
            <Line {...{ line, rules, symbol }} />
            {line.win > 0 ? (
              <b className={styles.gain}>
                <Money amount={line.win} symbol={symbol} />
              </b>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>
          <Trans id="play.lottery.paid">You paid</Trans> <Money amount={stake} symbol={symbol} />
        </span>
        {state === 'open' ? null : (
          <b>
            {state === 'void' ? (
              <Trans id="play.lottery.refunded">Refunded</Trans>
            ) : (
              <Trans id="play.lottery.payout">Payout</Trans>
            )}{' '}
            <Money amount={win} symbol={symbol} />
          </b>
        )}
      </p>
    </li>
  )
}
