import { Trans, useLingui } from '@lingui/react/macro'
import type { ProfitReport } from '#protocol/account/profit-report.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { type Column, ReportTable } from '#ui/kit/layout/report-table.tsx'
import { partText } from '#ui/kit/lobby-parts/part-name.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import styles from './personal-profit.module.css'

type Category = ProfitReport['categories'][number]
type Figures = Omit<Category, 'gameType'>

export function ProfitByKind({ profit }: { profit: ProfitReport | null }) {
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(profit?.currency)
  const figure = (name: keyof Figures, head: string): Column<Category> => ({
    name,
    head,
    isFigure: true,
    cell: (category) => <Amount amount={category[name]} symbol={symbol} signed={name === 'net'} />,
  })
  const columns: Column<Category>[] = [
    {
      name: 'gameType',
      head: t({ id: 'common.gameType', message: 'Game type' }),
      inCard: 'title',
      cell: ({ gameType }) => i18n._(partText(gameType)),
    },
    figure('stake', t({ id: 'common.totalStaked', message: 'Total staked' })),
    figure('win', t({ id: 'common.payout', message: 'Payout' })),
    { ...figure('net', t({ id: 'account.bets.profitAndLoss', message: 'Profit & loss' })), inCard: 'aside' },
  ]
  return (
    <section className={styles.kinds} aria-label={t({ id: 'common.byGameType', message: 'By game type' })}>
      <h2 className={styles.title}>
        <Trans id="common.byGameType">By game type</Trans>
      </h2>
      <ReportTable
        caption={t({ id: 'common.byGameType', message: 'By game type' })}
        columns={columns}
        rows={profit ? { state: 'known', rows: profit.categories, more: null } : { state: 'loading' }}
        keyOf={({ gameType }) => gameType}
        empty={
          <EmptyState state="empty" title={<Trans id="common.noBets">No bets</Trans>}>
            <Trans id="common.widenSearch">Choose other days or remove the filters.</Trans>
          </EmptyState>
        }
      />
    </section>
  )
}
