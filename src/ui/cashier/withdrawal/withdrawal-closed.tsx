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
      <EmptyState state="empty" title={<Trans>No withdrawals can be made now</Trans>} action={action}>
        <Trans>Withdrawals are paused. Your balance is not touched.</Trans>
      </EmptyState>
    )
  }
  if (closed === 'day') {
    return (
      <EmptyState state="empty" title={<Trans>That was all for today</Trans>} action={action}>
        <Trans>You have made as many withdrawals today as may be. Tomorrow you can make more.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState
        state="empty"
        title={
          <Trans>
            <Money amount={terms.turnoverLeft.total} symbol={symbol} /> still to be staked
          </Trans>
        }
        action={
          <>
            <ToGames />
            {action}
          </>
        }
      >
        <Trans>Before money leaves, what came in has to be played with. This is how far you are:</Trans>
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
              <Trans>
                Staked <Money amount={turnover - left} symbol={symbol} /> of{' '}
                <Money amount={turnover} symbol={symbol} />
              </Trans>
            </span>
            <progress max={Math.max(1, turnover)} value={turnover - left} aria-label={title} />
            <small>
              <Trans>
                <Money amount={left} symbol={symbol} /> still to stake
              </Trans>
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}
