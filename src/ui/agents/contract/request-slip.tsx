import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { AgreedTerms } from './agreed-terms.tsx'
import { kindNames } from './contract-text.ts'
import styles from './request-slip.module.css'
import { TermsChange } from './terms-change.tsx'
import { WhenItCounts } from './when-it-counts.tsx'

type Props = { request: ContractRequest; symbol: string }

export function RequestSlip({ request, symbol }: Props) {
  const { t } = useLingui()
  const { terms, current, currentFrom, currentBefore, reason, state, type, countsFrom } = request
  return (
    <div className={styles.slip}>
      <p className={styles.who}>
        <Parties request={request} /> <CalendarTime moment={request.askedAt} show="short" />
      </p>
      {terms ? (
        <TermsChange
          before={current}
          beforeFrom={currentFrom}
          after={terms}
          isPast={state !== 'pending'}
          symbol={symbol}
        />
      ) : null}
      {terms && state === 'pending' ? (
        <p className={styles.when}>
          <WhenItCounts
            period={(current ?? terms).period}
            amendedFrom={type === 'offer' ? null : countsFrom}
          />
        </p>
      ) : null}
      {terms === null && current ? (
        <AgreedTerms
          caption={t({ id: 'agents.contract.endingTerms', message: 'Terms that would end' })}
          contract={{ terms: current, termsFrom: currentFrom ?? request.askedAt, termsBefore: currentBefore }}
          symbol={symbol}
        />
      ) : null}
      {reason === '' ? null : (
        <p className={styles.reason}>
          <Trans id="agents.contract.reason">
            Reason: <q>{reason}</q>
          </Trans>
        </p>
      )}
      <p className={styles.base}>
        <Base request={request} />
      </p>
    </div>
  )
}

function Parties({ request: { kind, type, own, from, to } }: { request: ContractRequest }) {
  const { i18n } = useLingui()
  const name = i18n._(kindNames[kind])
  switch (type) {
    case 'offer':
      if (own)
        return (
          <Trans id="agents.contract.youOffered">
            You offered {to.account} a contract: {name}.
          </Trans>
        )
      return (
        <Trans id="agents.contract.offeredToYou">
          {from.account} offered you a contract: {name}.
        </Trans>
      )
    case 'amendment':
      if (own)
        return (
          <Trans id="agents.contract.youOfferedTerms">
            You offered {to.account} new terms: {name}.
          </Trans>
        )
      return (
        <Trans id="agents.contract.termsOfferedToYou">
          {from.account} offered you new terms: {name}.
        </Trans>
      )
    case 'termination':
      if (own)
        return (
          <Trans id="agents.contract.youAskedToEnd">
            You asked {to.account} to end the contract: {name}.
          </Trans>
        )
      return (
        <Trans id="agents.contract.askedYouToEnd">
          {from.account} asked you to end the contract: {name}.
        </Trans>
      )
  }
}

function Base({ request: { kind, type } }: { request: ContractRequest }) {
  if (type === 'termination')
    return (
      <Trans id="agents.contract.paidUntilEnd">
        The current period is paid up to the moment the contract ends.
      </Trans>
    )
  if (kind === 'dividend')
    return (
      <Trans id="agents.contract.shareOfNetLoss">Pays a share of the team’s net loss in the period.</Trans>
    )
  return (
    <Trans id="agents.contract.shareOfTurnover">Pays a share of the team’s turnover in the period.</Trans>
  )
}
