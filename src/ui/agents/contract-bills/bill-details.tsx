import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ContractBillDetails } from '#protocol/agents/contract-bills.ts'
import { billStateNames, kindNames } from '#ui/agents/contract/contract-text.ts'
import { TierTable } from '#ui/agents/contract/tier-table.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import { Amount } from '#ui/kit/report/amount.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { rateText } from '#ui/kit/text/rate-text.ts'
import styles from './bill-details.module.css'
import { BillPeriod } from './bill-period.tsx'

/** A statement, and how its amount is calculated (AGENT-11). */
export function BillDetails({
  details,
  onClose,
}: {
  details: Part<ContractBillDetails>
  onClose: () => void
}) {
  const { i18n } = useLingui()
  const title =
    details.state === 'known' ? (
      i18n._(kindNames[details.value.bill.kind])
    ) : (
      <Trans id="agents.contractBills.detailsTitle">Statement</Trans>
    )
  return (
    <Dialog title={title} focused="dialog" onClose={onClose}>
      <div className={styles.details}>
        {details.state === 'failed' ? (
          <EmptyState
            state="failed"
            title={<Trans id="agents.contractBills.detailsFailed">Couldn’t load the statement</Trans>}
            action={<TryAgain until={details.retryAt} onPress={details.retry} />}
          >
            <Trans id="agents.contractBills.unchanged">The statement itself hasn’t changed.</Trans>{' '}
            {details.why}
          </EmptyState>
        ) : null}
        {details.state === 'known' ? <Why {...details.value} /> : null}
      </div>
    </Dialog>
  )
}

function Why({ bill, currency, figures, tiers, tier, rate, base, postings }: ContractBillDetails) {
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(currency)
  const isDividend = bill.kind === 'dividend'
  return (
    <>
      <p className={styles.head}>
        <BillPeriod from={bill.from} to={bill.to} />
        <span>{i18n._(billStateNames[bill.state])}</span>
      </p>
      <p className={styles.amount}>
        <Amount amount={bill.amount} symbol={symbol} />
      </p>
      <p className={styles.parties}>
        <Trans id="agents.contract.parties">
          {bill.payer.account} pays {bill.payee.account}
        </Trans>
      </p>
      {bill.state === 'due' ? (
        <p className={styles.waits} role="note">
          <Trans id="agents.contractBills.awaitingFunds">
            Awaiting funds: it’s paid automatically once {bill.payer.account}’s wallet holds the full amount.
          </Trans>
        </p>
      ) : null}
      <h3 className={styles.title}>
        <Trans id="agents.contractBills.whyTitle">Why this amount</Trans>
      </h3>
      <ol className={styles.steps}>
        <li>
          <Trans id="agents.contractBills.figures">
            The team’s turnover was <Amount amount={figures.turnover} symbol={symbol} /> and its net loss{' '}
            <Amount amount={figures.netLoss} symbol={symbol} signed />, with{' '}
            <Plural
              value={figures.activeMembers}
              _0="no active players"
              one="# active player"
              other="# active players"
            />
            .
          </Trans>{' '}
          <Trans id="agents.contractBills.payeeIncluded">{bill.payee.account}’s own bets are included.</Trans>
        </li>
        <li>
          {tier === null ? (
            <Trans id="agents.contractBills.noTier">No tier was reached, so nothing is paid.</Trans>
          ) : (
            <Trans id="agents.contractBills.highestTier">
              Highest tier reached: {tier + 1}, at {rateText(i18n, rate)}.
            </Trans>
          )}
        </li>
        {tier === null ? null : (
          <li>
            {isDividend ? (
              <Trans id="agents.contractBills.onNetLoss">Calculated on net loss:</Trans>
            ) : (
              <Trans id="agents.contractBills.onTurnover">Calculated on turnover:</Trans>
            )}{' '}
            <b className={styles.sum}>
              <Amount amount={base} symbol={symbol} /> × {rateText(i18n, rate)} ={' '}
              <Amount amount={bill.amount} symbol={symbol} />
            </b>{' '}
            <small className={styles.note}>
              <Trans id="agents.contractBills.roundedDown">rounded down to the centavo</Trans>
            </small>
          </li>
        )}
      </ol>
      <TierTable
        caption={t({ id: 'agents.contractBills.periodTerms', message: 'Terms of the period' })}
        tiers={tiers}
        symbol={symbol}
        met={tier}
      />
      {postings.length > 0 ? (
        <>
          <h3 className={styles.title}>
            <Trans id="agents.contractBills.postingsTitle">How it was paid</Trans>
          </h3>
          <ul className={styles.postings}>
            {postings.map((posting) => (
              <li key={posting.id}>
                <span>{posting.account}</span>
                <CalendarTime moment={posting.at} show="short" />
                <Amount amount={posting.amount} symbol={symbol} signed />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}
