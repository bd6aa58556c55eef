import { Trans, useLingui } from '@lingui/react/macro'
import type { ProfitReport } from '#protocol/account/profit-report.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import { GameTypeFilter } from '#ui/account/records/bet-filters.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { type Figure, FigureList } from '#ui/kit/report/figure-list.tsx'
import { Filters } from '#ui/kit/report/filters.tsx'
import { type ReportDays, ReportPage } from '#ui/kit/report/report-page.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'
import { ProfitByKind } from './profit-by-kind.tsx'
import { ProfitPlots } from './profit-plots.tsx'

type Props = {
  days: ReportDays
  profit: Part<ProfitReport>
  gameType: GameType | undefined
  onGameType: (gameType: GameType | undefined) => void
}

/** The member's profit and loss, in total, over time and by game type (MEM-09). */
export function PersonalProfit({ days, profit, gameType, onGameType }: Props) {
  const { t } = useLingui()
  const known = profit.state === 'known' ? profit.value : null
  return (
    <ReportPage
      title={t({ id: 'common.profitAndLoss', message: 'Profit & loss' })}
      days={days}
      filters={
        <Filters>
          <GameTypeFilter chosen={gameType} onChoose={onGameType} />
        </Filters>
      }
    >
      {profit.state === 'failed' ? (
        <EmptyState
          state="failed"
          title={<Trans id="account.personalProfit.loadFailed">Couldn’t load your profit & loss</Trans>}
          action={<TryAgain until={profit.retryAt} onPress={profit.retry} />}
        >
          <Trans id="account.personalProfit.loadFailedHelp">Your bets and balance aren’t affected.</Trans>{' '}
          {profit.why}
        </EmptyState>
      ) : (
        <>
          <Sums profit={known} ofOneKind={gameType !== undefined} />
          <ProfitPlots profit={known} ofOneKind={gameType !== undefined} />
          <ProfitByKind profit={known} />
        </>
      )}
    </ReportPage>
  )
}

/**
 * The totals. If a single game type is chosen, deposits and withdrawals are omitted, because they belong to
 * no type.
 */
function Sums({ profit, ofOneKind }: { profit: ProfitReport | null; ofOneKind: boolean }) {
  const { t, i18n } = useLingui()
  const total = profit?.total
  const figure = (name: string, amount: number | undefined): Figure => ({
    name,
    value: amount === undefined ? null : moneyText(i18n, amount, currencySymbol(profit?.currency)),
  })
  const gifts =
    total && total.gifts > 0 ? moneyText(i18n, total.gifts, currencySymbol(profit?.currency)) : null
  const result: Figure = {
    ...figure(t({ id: 'account.bets.profitAndLoss', message: 'Profit & loss' }), total?.net),
    isLoss: total !== undefined && total.net < 0,
    aside:
      gifts &&
      t({
        id: 'account.personalProfit.includingBonuses',
        message: `includes ${gifts} in bonuses and rewards`,
      }),
  }
  const play = [
    figure(t({ id: 'common.totalStaked', message: 'Total staked' }), total?.stake),
    figure(t({ id: 'common.payout', message: 'Payout' }), total?.win),
  ]
  const moved = [
    figure(t({ id: 'common.deposits', message: 'Deposits' }), total?.deposits),
    figure(t({ id: 'common.withdrawals', message: 'Withdrawals' }), total?.withdrawals),
  ]
  return <FigureList figures={ofOneKind ? [result, ...play] : [result, ...play, ...moved]} />
}
