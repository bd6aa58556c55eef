import type { I18n } from '@lingui/core'
import { Select, Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { Contract, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { kindNames, periodNames } from '#ui/agents/contract/contract-text.ts'
import { inForce } from '#ui/agents/contract/in-force.ts'
import { PeriodStart } from '#ui/agents/contract/period-start.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { rateText } from '#ui/kit/text/rate-text.ts'
import { ContractState } from './contract-state.tsx'
import styles from './contracts.module.css'

type Props = {
  side: 'upline' | 'downline'
  rows: Rows<Contract>
  onOpenRequest: (id: string) => void
  onTerms: (id: string) => void
  billsOf: (contract: Contract) => Pick<LinkProps, 'to' | 'search'>
  onAmend: (contract: Contract) => void
  /** Requests the contract's end. If the other party's account is closed, no consent is needed. */
  onEnd: (contract: Contract) => void
}

export function ContractRows({ side, rows, ...acts }: Props) {
  const { t, i18n } = useLingui()
  const columns: Column<Contract>[] = [
    {
      name: 'kind',
      head: t({ id: 'common.contract', message: 'Contract' }),
      inCard: 'title',
      cell: ({ kind }) => i18n._(kindNames[kind]),
    },
    {
      name: 'party',
      head:
        side === 'upline'
          ? t({ id: 'agents.contracts.upline', message: 'Upline' })
          : t({ id: 'agents.contracts.downline', message: 'Downline' }),
      inCard: 'aside',
      cell: (one) => <Party party={one[side]} />,
    },
    {
      name: 'period',
      head: t({ id: 'agents.contract.paid', message: 'Paid' }),
      cell: (one) => i18n._(periodNames[inForce(one).period]),
    },
    {
      name: 'rates',
      head: t({ id: 'agents.contracts.rates', message: 'Rates' }),
      isFigure: true,
      cell: (one) => <Rates contract={one} />,
    },
    {
      name: 'since',
      head: t({ id: 'agents.contracts.since', message: 'Since' }),
      cell: ({ startedAt }) => <CalendarTime moment={startedAt} show="short" />,
    },
    {
      name: 'state',
      head: t({ id: 'common.status', message: 'Status' }),
      cell: (one) => <ContractState contract={one} />,
    },
    {
      name: 'acts',
      head: t({ id: 'agents.contracts.actions', message: 'Actions' }),
      inCard: 'acts',
      cell: (one) => <Acts contract={one} side={side} {...acts} />,
    },
  ]
  return (
    <ReportTable
      caption={
        side === 'upline'
          ? t({ id: 'agents.contracts.uplineCaption', message: 'Contracts with my upline' })
          : t({ id: 'agents.contracts.downlineCaption', message: 'Contracts with my downlines' })
      }
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={
        <EmptyState state="empty" title={<Trans id="agents.contracts.emptyTitle">No contracts</Trans>}>
          {side === 'upline' ? (
            <Trans id="agents.contracts.emptyUpline">
              Only your upline can offer them. A new offer opens automatically.
            </Trans>
          ) : (
            <Trans id="agents.contracts.emptyDownline">Offer one to a direct downline who is an agent.</Trans>
          )}
        </EmptyState>
      }
    />
  )
}

function Party({ party: { account, closed } }: { party: Contract['upline'] }) {
  return (
    <>
      {account}
      {closed ? (
        <small className={styles.later}>
          <Trans id="agents.accountClosed">account closed</Trans>
        </small>
      ) : null}
    </>
  )
}

type ActsProps = Omit<Props, 'rows'> & { contract: Contract }

/** A contract's actions. For an ended contract, only its terms and statements can be opened. */
function Acts({ contract, onTerms, billsOf, ...changes }: ActsProps) {
  return (
    <span className={styles.rowActs}>
      <span className={styles.together}>
        <button type="button" className={styles.open} onClick={() => onTerms(contract.id)}>
          <Trans id="common.terms">Terms</Trans>
        </button>
        <Link className={styles.open} {...billsOf(contract)}>
          <Trans id="agents.contractBills.title">Statements</Trans>
        </Link>
      </span>
      <Changes contract={contract} {...changes} />
    </span>
  )
}

/** The member id of the house account. Only the operator can change contracts with it. */
const HOUSE = '0'

type ChangesProps = Omit<ActsProps, 'onTerms' | 'billsOf'>

/**
 * Buttons that change a running contract. If the other party's account is closed, the reader can end the
 * contract at once. If a request is open, it must be answered before any other change. Only support can
 * change contracts with the house account. In all other contracts, the payer may offer new terms, and either
 * party may request the end.
 */
function Changes({ contract, side, onOpenRequest, onAmend, onEnd }: ChangesProps) {
  const { openRequestId, state, upline } = contract
  if (state === 'ended') return null
  const request =
    openRequestId === null ? null : (
      <button type="button" className={styles.open} onClick={() => onOpenRequest(openRequestId)}>
        <Trans id="agents.contracts.seeOpenRequest">See what’s pending</Trans>
      </button>
    )
  if (contract[side].closed) {
    return (
      <span className={styles.together}>
        {request}
        <button type="button" className={styles.open} onClick={() => onEnd(contract)}>
          <Trans id="agents.contracts.end">End contract</Trans>
        </button>
      </span>
    )
  }
  if (request) return request
  if (upline.memberId === HOUSE) {
    return (
      <span className={styles.aside}>
        <Trans id="agents.contracts.changedBySupport">Contact support to change it</Trans>
      </span>
    )
  }
  return (
    <span className={styles.together}>
      {side === 'downline' ? (
        <button type="button" className={styles.open} onClick={() => onAmend(contract)}>
          <Trans id="agents.contracts.offerNewTerms">Offer new terms</Trans>
        </button>
      ) : null}
      <button type="button" className={styles.open} onClick={() => onEnd(contract)}>
        <Trans id="agents.contracts.askToEnd">Ask to end contract</Trans>
      </button>
    </span>
  )
}

function Rates({ contract }: { contract: Contract }) {
  const { i18n } = useLingui()
  const { terms, termsFrom, termsBefore } = contract
  const { period } = terms
  return (
    <>
      {ratesText(i18n, inForce(contract))}
      {termsBefore ? (
        <span className={styles.later}>
          {period === termsBefore.period ? (
            <Trans id="agents.contract.ratesFrom">
              {ratesText(i18n, terms)} from <PeriodStart moment={termsFrom} />
            </Trans>
          ) : (
            <Trans id="agents.contract.ratesFromPaid">
              {ratesText(i18n, terms)} from <PeriodStart moment={termsFrom} />,{' '}
              <Select
                value={period}
                _weekly="paid every week"
                _semimonthly="paid twice a month"
                other="paid every month"
              />
            </Trans>
          )}
        </span>
      ) : null}
    </>
  )
}

function ratesText(i18n: I18n, { tiers }: ContractTerms): string {
  const [lowest, highest] = [tiers[0]?.rate ?? 0, tiers.at(-1)?.rate ?? 0]
  return lowest === highest
    ? rateText(i18n, lowest)
    : `${rateText(i18n, lowest)} – ${rateText(i18n, highest)}`
}
