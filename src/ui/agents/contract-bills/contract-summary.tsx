import { Select, Trans, useLingui } from '@lingui/react/macro'
import type { ContractSummary } from '#protocol/agents/contract-bills.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import { AgreedTerms } from '#ui/agents/contract/agreed-terms.tsx'
import { inForce } from '#ui/agents/contract/in-force.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { BillPeriod } from './bill-period.tsx'
import styles from './contract-bills.module.css'

type Props = { kind: ContractKind; summary: Part<ContractSummary> }

/** The terms in force, the figures for the current period so far, and the amount due for these figures. */
export function Summary({ kind, summary }: Props) {
  if (summary.state === 'loading') {
    return (
      <div className={styles.summary} aria-hidden="true">
        <div className={styles.coming} />
        <div className={styles.coming} />
      </div>
    )
  }
  if (summary.state === 'failed') {
    return (
      <EmptyState
        state="failed"
        title={<Trans id="agents.contractBills.summaryFailed">Couldn’t load your contract</Trans>}
        action={<TryAgain until={summary.retryAt} onPress={summary.retry} />}
      >
        <Trans id="agents.contractBills.summaryUnchanged">
          The contract and what it pays haven’t changed.
        </Trans>{' '}
        {summary.why}
      </EmptyState>
    )
  }
  const { contract, running, currency } = summary.value
  if (!contract || !running) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="agents.contractBills.noContractTitle">You don’t have this contract</Trans>}
      >
        <Trans id="agents.contractBills.noContractBody">
          Only your upline can offer it to you. Earlier statements are listed below.
        </Trans>
      </EmptyState>
    )
  }
  return <Terms kind={kind} contract={contract} running={running} symbol={currencySymbol(currency)} />
}

type TermsProps = {
  kind: ContractKind
  contract: NonNullable<ContractSummary['contract']>
  running: NonNullable<ContractSummary['running']>
  symbol: string
}

function Terms({ kind, contract, running, symbol }: TermsProps) {
  const { t, i18n } = useLingui()
  const { figures, tier, expected } = running
  const { period } = inForce(contract)
  const upline = contract.upline.account
  return (
    <div className={styles.summary}>
      <section aria-labelledby="running-title">
        <h2 className={styles.title} id="running-title">
          <Trans id="agents.contractBills.thisPeriod">This period</Trans>
        </h2>
        <p className={styles.note}>
          <BillPeriod from={running.from} to={running.to} />
        </p>
        <dl className={styles.figures}>
          <div>
            <dt>
              <Trans id="agents.contractBills.expected">Estimated payment</Trans>
            </dt>
            <dd className={styles.expected}>
              <Amount amount={expected} symbol={symbol} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans id="agents.figures.turnover">Turnover</Trans>
            </dt>
            <dd>
              <Amount amount={figures.turnover} symbol={symbol} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans id="agents.figures.netLoss">Net loss</Trans>
            </dt>
            <dd>
              <Amount amount={figures.netLoss} symbol={symbol} signed />
            </dd>
          </div>
          <div>
            <dt>
              <Trans id="agents.figures.activePlayers">Active players</Trans>
            </dt>
            <dd>{i18n.number(figures.activeMembers)}</dd>
          </div>
        </dl>
        <p className={styles.counted}>
          <Trans id="agents.contractBills.ownBetsIncluded">Your own bets are included.</Trans>
        </p>
      </section>
      <section aria-labelledby="terms-title">
        <h2 className={styles.title} id="terms-title">
          <Trans id="agents.contractBills.terms">Your terms</Trans>
        </h2>
        <p className={styles.note}>
          {kind === 'dividend' ? (
            <Trans id="agents.contractBills.termsNetLoss">
              <Select
                value={period}
                _weekly={`Every week, ${upline} pays you a share of your team’s net loss.`}
                _semimonthly={`Twice a month, ${upline} pays you a share of your team’s net loss.`}
                other={`Every month, ${upline} pays you a share of your team’s net loss.`}
              />{' '}
              Active since <CalendarTime moment={contract.startedAt} show="short" />.
            </Trans>
          ) : (
            <Trans id="agents.contractBills.termsTurnover">
              <Select
                value={period}
                _fiveMinutes={`Every 5 minutes, ${upline} pays you a share of your team’s turnover.`}
                _hourly={`Every hour, ${upline} pays you a share of your team’s turnover.`}
                other={`Every day, ${upline} pays you a share of your team’s turnover.`}
              />{' '}
              Active since <CalendarTime moment={contract.startedAt} show="short" />.
            </Trans>
          )}
        </p>
        <AgreedTerms
          caption={t({ id: 'agents.contractBills.terms', message: 'Your terms' })}
          contract={contract}
          symbol={symbol}
          met={tier}
        />
      </section>
    </div>
  )
}
