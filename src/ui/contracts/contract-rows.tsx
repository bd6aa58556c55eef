import { Trans, useLingui } from '@lingui/react/macro'
import type { Contract, ContractTerms } from '#contract/contract-terms.ts'
import { kindNames, periodNames } from '../contract/contract-words.ts'
import { rateText } from '../contract/rate-text.ts'
import { LocalTime } from '../kit/local-time.tsx'
import { type Column, ReportTable, type Rows } from '../kit/report-table.tsx'
import { StateBox } from '../kit/state-box.tsx'

type Props = {
  side: 'upline' | 'downline'
  rows: Rows<Contract>
}

/** The agent's contracts with the upline, or with downlines. */
export function ContractRows({ side, rows }: Props) {
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
