import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamOverview as Overview } from '#protocol/agents/team-reports.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { ExportButton, type Exporting } from '#ui/kit/report/export-button.tsx'
import { type Figure, FigureList } from '#ui/kit/report/figure-list.tsx'
import { type ReportDays, ReportPage } from '#ui/kit/report/report-page.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'
import { OverviewPlots } from './overview-plots.tsx'

type Props = {
  days: ReportDays
  overview: Part<Overview>
  exporting: Exporting
  onExport: () => void
}

/** Activity of the agent's team over time, as totals and charts (AGENT-05). */
export function TeamOverview({ days, overview, exporting, onExport }: Props) {
  const { t } = useLingui()
  return (
    <ReportPage
      title={t({ id: 'agents.teamOverview.title', message: 'Team overview' })}
      days={days}
      counted={
        <Trans id="agents.teamScope">
          Only your team. Your own bets, deposits and withdrawals aren’t included.
        </Trans>
      }
      aside={<ExportButton exporting={exporting} onExport={onExport} />}
    >
      {overview.state === 'failed' ? (
        <EmptyState
          state="failed"
          title={<Trans id="agents.teamOverview.loadFailed">Couldn’t load the overview</Trans>}
          action={<TryAgain until={overview.retryAt} onPress={overview.retry} />}
        >
          <Trans id="agents.teamOverview.unchanged">Your data hasn’t changed.</Trans> {overview.why}
        </EmptyState>
      ) : (
        <>
          <Sums
            total={overview.state === 'known' ? overview.value.total : null}
            currency={currencyOf(overview)}
          />
          <OverviewPlots overview={overview.state === 'known' ? overview.value : null} />
        </>
      )}
    </ReportPage>
  )
}

const currencyOf = (overview: Part<Overview>) =>
  overview.state === 'known' ? overview.value.currency : undefined

function Sums({ total, currency }: { total: Overview['total'] | null; currency: string | undefined }) {
  const { t, i18n } = useLingui()
  const money = (amount: number) => moneyText(i18n, amount, currencySymbol(currency))
  const sums: Figure[] = [
    {
      name: t({ id: 'agents.figures.turnover', message: 'Turnover' }),
      value: total && money(total.turnover),
    },
    {
      name: t({ id: 'agents.figures.teamNetLoss', message: 'Team’s net loss' }),
      value: total && money(total.net),
      isLoss: total && total.net < 0,
    },
    { name: t({ id: 'common.deposits', message: 'Deposits' }), value: total && money(total.deposits) },
    {
      name: t({ id: 'common.withdrawals', message: 'Withdrawals' }),
      value: total && money(total.withdrawals),
    },
    {
      name: t({ id: 'agents.figures.activePlayers', message: 'Active players' }),
      value: total && i18n.number(total.activeMembers),
      aside:
        total &&
        t({
          id: 'agents.teamOverview.membersOfTotal',
          message: `of ${i18n.number(total.members)}, ${plural(total.newMembers, { 0: 'none new', one: '# new', other: '# new' })}`,
        }),
    },
  ]
  return <FigureList figures={sums} />
}
