import { Trans, useLingui } from '@lingui/react/macro'
import type { Contract, ContractTerms } from '#contract/contract-terms.ts'
import { kindNames, periodNames } from '../contract/contract-words.ts'
import { rateText } from '../contract/rate-text.ts'
import { LocalTime } from '../kit/local-time.tsx'
import { type Column, ReportTable, type Rows } from '../kit/report-table.tsx'
import { StateBox } from '../kit/state-box.tsx'
import styles from './contracts.module.css'

type Props = {
  side: 'upline' | 'downline'
  rows: Rows<Contract>
  onOpenRequest: (id: string) => void
  /** To where other terms are offered. */
  onAmend: (contract: Contract) => void
  /** Asks to end it. */
  onEnd: (contract: Contract) => void
}

/** The agent's contracts with the upline, or with downlines. */
export function ContractRows({ side, rows, ...acts }: Props) {
  const { t, i18n } = useLingui()
  const columns: Column<Contract>[] = [
    { name: 'kind', head: t`Contract`, inCard: 'title', cell: ({ kind }) => i18n._(kindNames[kind]) },
    {
      name: 'party',
      head: side === 'upline' ? t`Upline` : t`Downline`,
      inCard: 'aside',
      cell: (one) => one[side].account,
    },
    { name: 'period', head: t`Paid`, cell: ({ terms }) => i18n._(periodNames[terms.period]) },
    { name: 'rates', head: t`Rates`, isFigure: true, cell: ({ terms }) => <Rates terms={terms} /> },
    { name: 'since', head: t`Since`, cell: ({ startedAt }) => <LocalTime moment={startedAt} show="short" /> },
    {
      name: 'state',
      head: t`State`,
      cell: ({ endedAt, endedBy }) =>
        endedAt === null ? (
          <Trans>Running</Trans>
        ) : (
          <>
            {endedBy === 'lowerRate' ? <Trans>Ended from above</Trans> : <Trans>Ended by agreement</Trans>}{' '}
            <LocalTime moment={endedAt} show="short" />
          </>
        ),
    },
    {
      name: 'acts',
      head: t`What to do`,
      inCard: 'acts',
      cell: (one) => <Acts contract={one} side={side} {...acts} />,
    },
  ]
  return (
    <ReportTable
      caption={side === 'upline' ? t`With my upline` : t`With my downlines`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={
        <StateBox state="empty" title={<Trans>No contracts</Trans>}>
          {side === 'upline' ? (
            <Trans>The agent above you offers them. A new offer opens by itself.</Trans>
          ) : (
            <Trans>Offer one to a direct downline who is an agent.</Trans>
          )}
        </StateBox>
      }
    />
  )
}

type ActsProps = Omit<Props, 'rows'> & { contract: Contract }

/** The house's contracts are the operator's matter. */
const HOUSE = '0'

/** What waits comes first; otherwise terms can be changed by who pays, and either party can ask for the end. */
function Acts({ contract, side, onOpenRequest, onAmend, onEnd }: ActsProps) {
  const { openRequestId, state, upline } = contract
  if (state === 'ended') return null
  if (openRequestId !== null) {
    return (
      <button type="button" className={styles.open} onClick={() => onOpenRequest(openRequestId)}>
        <Trans>See the open request</Trans>
      </button>
    )
  }
  if (upline.memberId === HOUSE) return <Trans>Changed through customer service</Trans>
  return (
    <span className={styles.rowActs}>
      {side === 'downline' ? (
        <button type="button" className={styles.open} onClick={() => onAmend(contract)}>
          <Trans>Offer other terms</Trans>
        </button>
      ) : null}
      <button type="button" className={styles.open} onClick={() => onEnd(contract)}>
        <Trans>Ask to end it</Trans>
      </button>
    </span>
  )
}

/** From the lowest tier's rate to the highest's. */
function Rates({ terms: { tiers } }: { terms: ContractTerms }) {
  const { i18n } = useLingui()
  const [lowest, highest] = [tiers[0]?.rate ?? 0, tiers.at(-1)?.rate ?? 0]
  return (
    <>
      {lowest === highest ? rateText(i18n, lowest) : `${rateText(i18n, lowest)} – ${rateText(i18n, highest)}`}
    </>
  )
}
