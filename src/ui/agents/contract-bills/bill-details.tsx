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

/** A statement, and the calculation of its amount (AGENT-11). */
export function BillDetails({
  details,
  onClose,
}: {
  details: Part<ContractBillDetails>
  onClose: () => void
}) {
  const { i18n } = useLingui()
  const title = details.state === 'known' ? i18n._(kindNames[details.value.bill.kind]) : <Trans>Bill</Trans>
  return (
    <Dialog title={title} focused="dialog" onClose={onClose}>
      <div className={styles.details}>
        {details.state === 'failed' ? (
          <EmptyState
            state="failed"
            title={<Trans>The bill did not arrive</Trans>}
            action={<TryAgain until={details.retryAt} onPress={details.retry} />}
          >
            <Trans>It stands as it stood.</Trans> {details.why}
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
        <Trans>
          {bill.payer.account} pays {bill.payee.account}
        </Trans>
      </p>
      {bill.state === 'due' ? (
        <p className={styles.waits} role="note">
          <Trans>
            It waits for money: as soon as the wallet of {bill.payer.account} holds the whole amount, it is
            paid by itself.
          </Trans>
        </p>
      ) : null}
      <h3 className={styles.title}>
        <Trans>Why this amount</Trans>
      </h3>
      <ol className={styles.steps}>
        <li>
          <Trans>
            The team’s turnover was <Amount amount={figures.turnover} symbol={symbol} />, its net loss{' '}
            <Amount amount={figures.netLoss} symbol={symbol} signed />, with{' '}
            <Plural value={figures.activeMembers} one="# active member" other="# active members" />.
          </Trans>{' '}
          <Trans>The bets of {bill.payee.account} count along with the team’s.</Trans>
        </li>
        <li>
          {tier === null ? (
            <Trans>No tier was met, so nothing is paid.</Trans>
          ) : (
            <Trans>
              The highest tier met is {tier + 1}: {rateText(i18n, rate)}.
            </Trans>
          )}
        </li>
        {tier === null ? null : (
          <li>
            {isDividend ? <Trans>Of the net loss:</Trans> : <Trans>Of the turnover:</Trans>}{' '}
            <b className={styles.sum}>
              <Amount amount={base} symbol={symbol} /> × {rateText(i18n, rate)} ={' '}
              <Amount amount={bill.amount} symbol={symbol} />
            </b>{' '}
            <small className={styles.note}>
              <Trans>rounded down to the cent</Trans>
            </small>
          </li>
        )}
      </ol>
      <TierTable caption={t`Terms of the period`} tiers={tiers} symbol={symbol} met={tier} />
      {postings.length > 0 ? (
        <>
          <h3 className={styles.title}>
            <Trans>How it was paid</Trans>
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
