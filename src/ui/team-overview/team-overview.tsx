import { Trans, useLingui } from '@lingui/react/macro'
import type { TeamOverview as Overview } from '#contract/team-reports.ts'
import { currencySymbol } from '../kit/currency-symbol.ts'
import { moneyText } from '../kit/money-text.ts'
import type { Part } from '../kit/part.ts'
import { StateBox } from '../kit/state-box.tsx'
import { ExportButton, type Exporting } from '../report/export-button.tsx'
import { type ReportDays, ReportPage } from '../report/report-page.tsx'
import { TryAgain } from '../report/try-again.tsx'
import { OverviewPlots } from './overview-plots.tsx'
import styles from './team-overview.module.css'

type Props = {
  days: ReportDays
  overview: Part<Overview>
  exporting: Exporting
  /** Takes the sums of each day along. */
  onExport: () => void
}

/** AGENT-05: what the team did over time, in sums and in plots. */
export function TeamOverview({ days, overview, exporting, onExport }: Props) {
  const { t } = useLingui()
  return (
    <ReportPage
      title={t`Team overview`}
      days={days}
      aside={<ExportButton exporting={exporting} onExport={onExport} />}
    >
      {overview.state === 'failed' ? (
        <StateBox
          state="failed"
          title={<Trans>The overview did not arrive</Trans>}
          action={<TryAgain onPress={overview.retry} />}
        >
          <Trans>Nothing has changed in what it is about.</Trans> {overview.why}
        </StateBox>
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
  const sums: { name: string; value: string | null; aside?: string | null; isLoss?: boolean | null }[] = [
    { name: t`Turnover`, value: total && money(total.turnover) },
    { name: t`Team’s net loss`, value: total && money(total.net), isLoss: total && total.net < 0 },
    { name: t`Deposits`, value: total && money(total.deposits) },
    { name: t`Withdrawals`, value: total && money(total.withdrawals) },
    {
      name: t`Active members`,
      value: total && i18n.number(total.activeMembers),
      aside: total && t`of ${i18n.number(total.members)}, ${i18n.number(total.newMembers)} new`,
    },
  ]
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, value, aside, isLoss }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-loss={isLoss || undefined} data-waiting={value === null || undefined}>
            {value ?? ' '}
          </dd>
          {aside ? <dd className={styles.aside}>{aside}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
