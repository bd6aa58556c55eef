import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Contract } from '#protocol/agents/contract-terms.ts'
import { AgreedTerms } from '#ui/agents/contract/agreed-terms.tsx'
import { kindNames, periodNames } from '#ui/agents/contract/contract-text.ts'
import { inForce } from '#ui/agents/contract/in-force.ts'
import { PeriodStart } from '#ui/agents/contract/period-start.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import lines from '#ui/kit/layout/lines.module.css'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { ContractState } from './contract-state.tsx'
import styles from './contracts.module.css'

type Props = { contract: Contract; symbol: string; onClose: () => void }

export function ContractSheet({ contract, symbol, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { kind, upline, downline, termsFrom, termsBefore, startedAt } = contract
  const line = (name: ReactNode, value: ReactNode) => (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <Dialog title={i18n._(kindNames[kind])} focused="dialog" onClose={onClose}>
      <div className={styles.place}>
        <p>
          <Trans id="agents.contract.parties">
            {upline.account} pays {downline.account}
          </Trans>
        </p>
        <dl className={lines.lines}>
          {line(
            <Trans id="agents.contracts.basis">Based on</Trans>,
            kind === 'dividend' ? (
              <Trans id="agents.contracts.basisNetLoss">The team’s net loss</Trans>
            ) : (
              <Trans id="agents.contracts.basisTurnover">The team’s turnover</Trans>
            ),
          )}
          {line(<Trans id="agents.contract.paid">Paid</Trans>, i18n._(periodNames[inForce(contract).period]))}
          {line(
            <Trans id="agents.contracts.since">Since</Trans>,
            <CalendarTime moment={startedAt} show="short" />,
          )}
          {termsBefore === null && termsFrom !== startedAt
            ? line(
                <Trans id="agents.contracts.termsSince">Current terms since</Trans>,
                <PeriodStart moment={termsFrom} />,
              )
            : null}
          {line(<Trans id="common.status">Status</Trans>, <ContractState contract={contract} />)}
        </dl>
        <AgreedTerms
          caption={t({ id: 'common.terms', message: 'Terms' })}
          contract={contract}
          symbol={symbol}
        />
      </div>
    </Dialog>
  )
}
