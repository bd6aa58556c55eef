import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ProfitReport } from '#protocol/account/profit-report.ts'
import { Plot } from '#ui/kit/layout/plot.tsx'
import type { PlotSeries } from '#ui/kit/layout/plot-options.ts'
import styles from '#ui/kit/report/plots.module.css'
import { useStepTexts } from '#ui/kit/report/use-step-text.ts'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'

type Step = ProfitReport['steps'][number]
type Props = { profit: ProfitReport | null; ofOneKind: boolean }

const nothing: ProfitReport['steps'] = []

export function ProfitPlots({ profit, ofOneKind }: Props) {
  const { t, i18n } = useLingui()
  const steps = profit?.steps ?? nothing
  const { stepName, inMoney } = useStepTexts(steps, profit?.currency)
  const plots = useMemo(() => {
    const series = (name: string, look: PlotSeries['look'], of: (one: Step) => number): PlotSeries => ({
      name,
      look,
      values: steps.map(of),
    })
    return {
      result: [
        series(t({ id: 'account.bets.profitAndLoss', message: 'Profit & loss' }), 'bars', ({ net }) => net),
      ],
      play: [
        series(t({ id: 'common.totalStaked', message: 'Total staked' }), 'bars', ({ stake }) => stake),
        series(t({ id: 'common.payout', message: 'Payout' }), 'line', ({ win }) => win),
      ],
      money: [
        series(t({ id: 'common.deposits', message: 'Deposits' }), 'bars', ({ deposits }) => deposits),
        series(
          t({ id: 'common.withdrawals', message: 'Withdrawals' }),
          'line',
          ({ withdrawals }) => withdrawals,
        ),
      ],
    }
  }, [steps, t])
  const common = {
    steps: steps.length,
    stepName,
    words: inMoney,
    figure: (amount: number) => moneyText(i18n, amount, currencySymbol(profit?.currency)),
  }
  return (
    <div className={styles.plots}>
      <Plot
        {...common}
        title={<Trans id="account.personalProfit.overTime">Profit & loss over time</Trans>}
        series={plots.result}
      />
      <Plot
        {...common}
        title={<Trans id="account.personalProfit.stakedAndWon">Stakes and payouts</Trans>}
        series={plots.play}
      />
      {ofOneKind ? null : (
        <Plot
          {...common}
          title={<Trans id="common.depositsAndWithdrawals">Deposits and withdrawals</Trans>}
          series={plots.money}
        />
      )}
    </div>
  )
}
