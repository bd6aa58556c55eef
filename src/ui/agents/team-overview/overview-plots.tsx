import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { TeamOverview } from '#protocol/agents/team-reports.ts'
import { Plot } from '#ui/kit/layout/plot.tsx'
import type { PlotSeries } from '#ui/kit/layout/plot-options.ts'
import styles from '#ui/kit/report/plots.module.css'
import { shortNumber } from '#ui/kit/report/short-number.ts'
import { useStepTexts } from '#ui/kit/report/use-step-text.ts'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'

const nothing: TeamOverview['steps'] = []

export function OverviewPlots({ overview }: { overview: TeamOverview | null }) {
  const { t, i18n } = useLingui()
  const steps = overview?.steps ?? nothing
  const symbol = currencySymbol(overview?.currency)
  const money = (amount: number) => moneyText(i18n, amount, symbol)
  const count = (value: number) => i18n.number(value)
  const { stepName, inMoney } = useStepTexts(steps, overview?.currency)
  const plots = useMemo(() => {
    const series = (name: string, look: PlotSeries['look'], of: (one: Step) => number): PlotSeries => ({
      name,
      look,
      values: steps.map(of),
    })
    return {
      inCount: {
        ...inMoney,
        scale: (value: number) => (Number.isInteger(value) ? shortNumber(i18n, value) : ''),
      },
      play: [
        series(t({ id: 'agents.figures.turnover', message: 'Turnover' }), 'bars', ({ turnover }) => turnover),
        series(t({ id: 'agents.figures.teamNetLoss', message: 'Team’s net loss' }), 'line', ({ net }) => net),
      ],
      money: [
        series(t({ id: 'common.deposits', message: 'Deposits' }), 'bars', ({ deposits }) => deposits),
        series(
          t({ id: 'common.withdrawals', message: 'Withdrawals' }),
          'line',
          ({ withdrawals }) => withdrawals,
        ),
      ],
      people: [
        series(
          t({ id: 'agents.figures.activePlayers', message: 'Active players' }),
          'bars',
          ({ activeMembers }) => activeMembers,
        ),
        series(
          t({ id: 'agents.figures.newPlayers', message: 'New players' }),
          'line',
          ({ newMembers }) => newMembers,
        ),
      ],
    }
  }, [steps, inMoney, i18n, t])
  const common = { steps: steps.length, stepName }
  return (
    <div className={styles.plots}>
      <Plot
        {...common}
        title={<Trans id="agents.teamOverview.playChart">Turnover and net loss</Trans>}
        series={plots.play}
        words={inMoney}
        figure={money}
      />
      <Plot
        {...common}
        title={<Trans id="common.depositsAndWithdrawals">Deposits and withdrawals</Trans>}
        series={plots.money}
        words={inMoney}
        figure={money}
      />
      <Plot
        {...common}
        title={<Trans id="agents.figures.activePlayers">Active players</Trans>}
        series={plots.people}
        words={plots.inCount}
        figure={count}
      />
    </div>
  )
}

type Step = TeamOverview['steps'][number]
