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
      title={t`Team overview`}
      days={days}
      counted={<Trans>Your team alone: your own bets, deposits and withdrawals do not count.</Trans>}
      aside={<ExportButton exporting={exporting} onExport={onExport} />}
    >
      {overview.state === 'failed' ? (
        <EmptyState
          state="failed"
          title={<Trans>The overview did not arrive</Trans>}
          action={<TryAgain until={overview.retryAt} onPress={overview.retry} />}
        >
          <Trans>Nothing has changed in what it is about.</Trans> {overview.why}
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
    { name: t`Turnover`, value: total && money(total.turnover) },
    { name: t`Team’s net loss`, value: total && money(total.net), isLoss: total && total.net < 0 },
    { name: t`Deposits`, value: total && money(total.deposits) },
    { name: t`Withdrawals`, value: total && money(total.withdrawals) },
    {
      name: t`Active members`,
      value: total && i18n.number(total.activeMembers),
      aside:
        total &&
        t`of ${i18n.number(total.members)}, ${plural(total.newMembers, { one: '# new', other: '# new' })}`,
    },
  ]
  return <FigureList figures={sums} />
}
