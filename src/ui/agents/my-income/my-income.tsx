import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import type { Income, IncomeSource } from '#protocol/agents/agent-income.ts'
import { sourceNames } from '#ui/account/records/entry-text.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { Plot } from '#ui/kit/layout/plot.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { ExportButton, type Exporting } from '#ui/kit/report/export-button.tsx'
import { type ReportDays, ReportPage } from '#ui/kit/report/report-page.tsx'
import { useStepTexts } from '#ui/kit/report/use-step-text.ts'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'
import styles from './my-income.module.css'

type Props = {
  days: ReportDays
  income: Part<Income>
  /** The source whose entries are open. Null for all sources, undefined if none are open. */
  open: IncomeSource | null | undefined
  onOpen: (source: IncomeSource | null | undefined) => void
  postings: ReactNode
  exporting: Exporting
  /** Exports the entries of the open source. If none is open, exports the entries of all sources. */
  onExport: () => void
}

/** The agent's income by source and over time (AGENT-08). Each total opens its entries. */
export function MyIncome(props: Props) {
  const { days, income, open, onOpen, postings, exporting, onExport } = props
  const { t } = useLingui()
  return (
    <ReportPage
      title={t({ id: 'agents.myEarnings.title', message: 'My earnings' })}
      days={days}
      aside={<ExportButton exporting={exporting} onExport={onExport} />}
    >
      {income.state === 'failed' ? (
        <EmptyState
          state="failed"
          title={<Trans id="agents.myEarnings.loadFailed">Couldn’t load your earnings</Trans>}
          action={<TryAgain until={income.retryAt} onPress={income.retry} />}
        >
          <Trans id="agents.myEarnings.unchanged">Your earnings haven’t changed.</Trans> {income.why}
        </EmptyState>
      ) : (
        <div className={styles.both}>
          <OverTime income={income.state === 'known' ? income.value : null} />
          <Sources income={income.state === 'known' ? income.value : null} open={open} onOpen={onOpen} />
        </div>
      )}
      {open === undefined ? null : postings}
    </ReportPage>
  )
}

const nothing: Income['steps'] = []

function OverTime({ income }: { income: Income | null }) {
  const { t, i18n } = useLingui()
  const steps = income?.steps ?? nothing
  const symbol = currencySymbol(income?.currency)
  const { stepName, inMoney } = useStepTexts(steps, income?.currency)
  const series = useMemo(
    () => [
      {
        name: t({ id: 'agents.earnings.label', message: 'Earnings' }),
        look: 'bars' as const,
        values: steps.map(({ total }) => total),
      },
    ],
    [steps, t],
  )
  return (
    <Plot
      series={series}
      words={inMoney}
      title={<Trans id="agents.myEarnings.overTime">Earnings over time</Trans>}
      steps={steps.length}
      stepName={stepName}
      figure={(value) => moneyText(i18n, value, symbol)}
    />
  )
}

type SourcesProps = Pick<Props, 'open' | 'onOpen'> & { income: Income | null }

function Sources({ income, open, onOpen }: SourcesProps) {
  const { i18n } = useLingui()
  const symbol = currencySymbol(income?.currency)
  const most = Math.max(1, ...(income?.sources ?? []).map(({ amount }) => amount))
  const toggle = (source: IncomeSource | null) => onOpen(open === source ? undefined : source)
  return (
    <section className={styles.sources}>
      <h2 className={styles.title}>
        <Trans id="agents.myEarnings.bySource">Earnings by source</Trans>
      </h2>
      <ul>
        {(income?.sources ?? []).map(({ source, amount }) => (
          <li key={source}>
            <button
              type="button"
              className={styles.source}
              aria-expanded={open === source}
              onClick={() => toggle(source)}
            >
              <span>{i18n._(sourceNames[source])}</span>
              <b>
                <Amount amount={amount} symbol={symbol} signed />
              </b>
              <progress className={styles.share} max={most} value={Math.max(0, amount)} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.source}
        aria-expanded={open === null}
        disabled={income === null}
        onClick={() => toggle(null)}
      >
        <span>
          <Trans id="common.total">Total</Trans>
        </span>
        <b className={styles.total}>
          {income ? <Amount amount={income.total} symbol={symbol} signed /> : ' '}
        </b>
      </button>
      <p className={styles.note}>
        <Trans id="agents.myEarnings.note">
          Amounts you paid to your downlines are deducted. Choose an amount to see its transactions.
        </Trans>
      </p>
    </section>
  )
}
