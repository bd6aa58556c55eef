import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { ToGames } from '#ui/cashier/money/to-games.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './withdrawal.module.css'
import type { WithdrawalActor } from './withdrawal.tsx'

type Props = { actor: WithdrawalActor; action: ReactNode }

export function WithdrawalClosed({ actor, action }: Props) {
  const { terms, closed } = useSelector(actor, ({ context }) => context)
  const symbol = currencySymbol(terms.currency)
  if (closed === 'off') {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="cashier.withdrawal.unavailable">Withdrawals unavailable now</Trans>}
        action={action}
      >
        <Trans id="cashier.withdrawal.unavailableHelp">
          Withdrawals are paused. Your balance isn’t affected.
        </Trans>
      </EmptyState>
    )
  }
  if (closed === 'day') {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="cashier.withdrawal.dayLimit">Daily withdrawal limit reached</Trans>}
        action={action}
      >
        <Trans id="cashier.withdrawal.dayLimitHelp">
          You’ve made all the withdrawals allowed today. Try again tomorrow.
        </Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState
        state="empty"
        title={
          <Trans id="cashier.withdrawal.wagerFirst">
            Wager <Money amount={terms.turnoverLeft.total} symbol={symbol} /> to withdraw
          </Trans>
        }
        action={
          <>
            <ToGames />
            {action}
          </>
        }
      >
        <Trans id="cashier.withdrawal.wagerFirstHelp">
          Deposits, bonuses and rewards have a wagering requirement (rollover). Your progress:
        </Trans>
      </EmptyState>
      <ul className={styles.reasons}>
        {terms.turnoverLeft.reasons.map(({ id, title, at, turnover, left }) => (
          <li key={id}>
            <span>
              {title}{' '}
              <small>
                <CalendarTime moment={at} show="short" />
              </small>
            </span>
            <span>
              <Trans id="cashier.withdrawal.wagered">
                Wagered <Money amount={turnover - left} symbol={symbol} /> of{' '}
                <Money amount={turnover} symbol={symbol} />
              </Trans>
            </span>
            <progress max={Math.max(1, turnover)} value={turnover - left} aria-label={title} />
            <small>
              <Trans id="cashier.withdrawal.wagerLeft">
                <Money amount={left} symbol={symbol} /> left to wager
              </Trans>
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}
