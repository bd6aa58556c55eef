import { Trans, useLingui } from '@lingui/react/macro'
import type { Withdrawal, WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import styles from '#ui/cashier/money/money-list.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { StateTag } from '#ui/kit/feedback/state-tag.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { moneyText } from '#ui/kit/text/money-text.ts'
import { WithdrawalStateName } from './withdrawal-stages.tsx'

const looks: Record<WithdrawalState, 'gain' | 'warn' | 'loss'> = {
  submitted: 'warn',
  reviewing: 'warn',
  paying: 'warn',
  paid: 'warn',
  disputed: 'warn',
  received: 'gain',
  rejected: 'loss',
  cancelled: 'loss',
  failed: 'loss',
}

type Props = {
  rows: Rows<Withdrawal>
  /** Opens an order. Undefined while another step must be finished first. */
  onShow: ((id: string) => void) | undefined
}

/**
 * The withdrawal history, newest first. Each order has a button, highlighted if the order awaits the member's
 * answer.
 */
export function WithdrawalList({ rows, onShow }: Props) {
  const { t, i18n } = useLingui()
  const columns: Column<Withdrawal>[] = [
    {
      name: 'at',
      head: t({ id: 'common.when', message: 'When' }),
      inCard: 'title',
      cell: ({ createdAt }) => <CalendarTime moment={createdAt} show="short" />,
    },
    {
      name: 'account',
      head: t({ id: 'cashier.withdrawal.account', message: 'Withdrawal account' }),
      cell: ({ accountName }) => accountName,
    },
    {
      name: 'state',
      head: t({ id: 'cashier.list.status', message: 'Status' }),
      cell: ({ state }) => (
        <StateTag look={looks[state]}>
          <WithdrawalStateName state={state} />
        </StateTag>
      ),
    },
    {
      name: 'amount',
      head: t({ id: 'common.amount', message: 'Amount' }),
      isFigure: true,
      inCard: 'aside',
      cell: ({ amount, currency }) => <Money amount={amount} symbol={currencySymbol(currency)} />,
    },
    {
      name: 'act',
      head: t({ id: 'common.details', message: 'Details' }),
      inCard: 'acts',
      cell: ({ id, state, amount, currency }) => (
        <Button
          look={state === 'paid' ? 'act' : 'line'}
          aria-label={t({
            id: 'cashier.withdrawal.seeNamed',
            message: `See the withdrawal of ${moneyText(i18n, amount, currencySymbol(currency))}`,
          })}
          aria-disabled={!onShow}
          onClick={() => onShow?.(id)}
        >
          {state === 'paid' ? (
            <Trans
              id="cashier.withdrawal.toConfirmation"
              comment="Button; opens the question whether the money was received"
            >
              Confirm receipt
            </Trans>
          ) : (
            <Trans id="cashier.withdrawal.see">See</Trans>
          )}
        </Button>
      ),
    },
  ]
  return (
    <section>
      <h2 className={styles.title}>
        <Trans id="cashier.withdrawal.history">Withdrawal history</Trans>
      </h2>
      <ReportTable
        caption={t({ id: 'cashier.withdrawal.historyCaption', message: 'Withdrawals in the last 90 days' })}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            state="empty"
            title={<Trans id="cashier.withdrawal.historyEmpty">No withdrawals yet</Trans>}
          >
            <Trans id="cashier.withdrawal.historyEmptyHelp">
              Your withdrawals and their status appear here for 90 days.
            </Trans>
          </EmptyState>
        }
      />
    </section>
  )
}
