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
          <Trans>
            {upline.account} pays {downline.account}
          </Trans>
        </p>
        <dl className={lines.lines}>
          {line(
            <Trans>A share of</Trans>,
            kind === 'dividend' ? <Trans>the team’s net loss</Trans> : <Trans>the team’s turnover</Trans>,
          )}
          {line(<Trans>Paid</Trans>, i18n._(periodNames[inForce(contract).period]))}
          {line(<Trans>Since</Trans>, <CalendarTime moment={startedAt} show="short" />)}
          {termsBefore === null && termsFrom !== startedAt
            ? line(<Trans>These terms since</Trans>, <PeriodStart moment={termsFrom} />)
            : null}
          {line(<Trans>State</Trans>, <ContractState contract={contract} />)}
        </dl>
        <AgreedTerms caption={t`Terms`} contract={contract} symbol={symbol} />
      </div>
    </Dialog>
  )
}
