import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Bonus, Bonuses, BonusState } from '#protocol/rewards/bonuses.ts'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { StateTag } from '#ui/kit/feedback/state-tag.tsx'
import { type Column, ReportTable, type Rows } from '#ui/kit/layout/report-table.tsx'
import { FigureList } from '#ui/kit/report/figure-list.tsx'
import { ChoiceFilter, Filters } from '#ui/kit/report/filters.tsx'
import { CalendarDay } from '#ui/kit/text/calendar-day.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { moneyText } from '#ui/kit/text/money-text.ts'
import styles from '#ui/rewards/reward-claim/claim.module.css'
import { ClaimButton } from '#ui/rewards/reward-claim/claim-button.tsx'
import { type ClaimActor, ClaimFeedback } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { ClaimPage } from '#ui/rewards/reward-claim/claim-page.tsx'
import { Progress } from '#ui/rewards/reward-claim/progress.tsx'
import { type CancelActor, CancelBonusButton, CancelBonusDialog } from './cancel-bonus.tsx'

const states: Record<BonusState, { name: MessageDescriptor; look: 'gain' | 'warn' | 'loss' }> = {
  claimable: { name: msg({ id: 'rewards.readyToClaim', message: 'Ready to claim' }), look: 'gain' },
  processing: { name: msg({ id: 'rewards.underReview', message: 'Under review' }), look: 'warn' },
  claimed: { name: msg({ id: 'rewards.claimed', message: 'Claimed' }), look: 'gain' },
  rejected: { name: msg({ id: 'rewards.declined', message: 'Declined' }), look: 'loss' },
  expired: { name: msg({ id: 'rewards.bonuses.expired', message: 'Expired' }), look: 'loss' },
  cancelled: { name: msg({ id: 'rewards.bonuses.cancelled', message: 'Cancelled' }), look: 'loss' },
}
const allStates = Object.keys(states) as BonusState[]

type Props = {
  claim: ClaimActor
  cancel: CancelActor
  /** The total balance in vendor wallets, in minor units. */
  atProviders: number
  rows: Rows<Bonus>
  /** The page of bonuses that was loaded last. Undefined until one has loaded. */
  report: Bonuses | undefined
  state: BonusState | undefined
  onState: (state: BonusState | undefined) => void
}

/** The member's bonuses, with their status and actions (MEM-10). */
export function BonusPage({ claim, cancel, atProviders, rows, report, state, onState }: Props) {
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(report?.currency)
  return (
    <ClaimPage
      title={t({ id: 'common.bonus', message: 'Bonus' })}
      about={
        <Trans id="rewards.bonuses.intro">
          Bonuses from us and from promotions. What you claim goes to your balance.
        </Trans>
      }
    >
      {rows.state === 'failed' && !report ? null : (
        <FigureList
          figures={[
            {
              name: t({ id: 'rewards.readyToClaim', message: 'Ready to claim' }),
              value: report ? moneyText(i18n, report.claimable.amount, symbol) : null,
            },
            {
              name: t({ id: 'rewards.bonuses.readyCount', message: 'Bonuses ready' }),
              value: report ? i18n.number(report.claimable.bonuses) : null,
            },
          ]}
        />
      )}
      <ClaimFeedback actor={claim} symbol={symbol} />
      <CancelBonusDialog actor={cancel} symbol={symbol} atProviders={atProviders} />
      <Filters>
        <ChoiceFilter
          label={t({ id: 'rewards.status', message: 'Status' })}
          all={t({ id: 'rewards.bonuses.allStatuses', message: 'All bonuses' })}
          choices={allStates.map((value) => ({ value, name: i18n._(states[value].name) }))}
          chosen={state}
          onChoose={onState}
        />
      </Filters>
      <ReportTable
        caption={t({ id: 'common.bonus', message: 'Bonus' })}
        columns={useColumns({ claim, cancel }, symbol)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState state="empty" title={<Trans id="rewards.bonuses.emptyTitle">No bonuses</Trans>}>
            {state ? (
              <Trans id="rewards.bonuses.emptyFiltered">None with this status. Choose “All bonuses”.</Trans>
            ) : (
              <Trans id="rewards.bonuses.emptyText">
                Your bonuses and their wagering requirements appear here.
              </Trans>
            )}
          </EmptyState>
        }
      />
    </ClaimPage>
  )
}

function useColumns({ claim, cancel }: Pick<Props, 'claim' | 'cancel'>, symbol: string): Column<Bonus>[] {
  const { t, i18n } = useLingui()
  const sources = {
    bonus: t({ id: 'rewards.fromUs', message: 'Bonus from us' }),
    promotion: t({ id: 'common.promotion', message: 'Promotion' }),
  }
  return [
    {
      name: 'title',
      head: t({ id: 'common.bonus', message: 'Bonus' }),
      inCard: 'title',
      cell: ({ title, source }) => (
        <span className={styles.cell}>
          <b>{title}</b>
          <small>{sources[source]}</small>
        </span>
      ),
    },
    {
      name: 'at',
      head: t({ id: 'rewards.bonuses.receivedOn', message: 'Received on' }),
      cell: ({ at }) => <CalendarDay moment={at} />,
    },
    {
      name: 'turnover',
      head: t({ id: 'rewards.wageringRequirement', message: 'Wagering requirement' }),
      cell: (bonus) => <Turnover {...bonus} symbol={symbol} />,
    },
    {
      name: 'state',
      head: t({ id: 'rewards.status', message: 'Status' }),
      cell: (bonus) => (
        <span className={styles.cell}>
          <StateTag look={states[bonus.state].look}>{i18n._(states[bonus.state].name)}</StateTag>
          <small>
            <More {...bonus} symbol={symbol} />
          </small>
        </span>
      ),
    },
    {
      name: 'amount',
      head: t({ id: 'common.amount', message: 'Amount' }),
      isFigure: true,
      inCard: 'aside',
      cell: ({ amount }) => <Money amount={amount} symbol={symbol} />,
    },
    {
      name: 'act',
      head: t({ id: 'rewards.claim', message: 'Claim' }),
      inCard: 'acts',
      cell: (bonus) => {
        const { id, title, amount, turnover, state } = bonus
        return state === 'claimable' ? (
          <ClaimButton actor={claim} gift={{ request: { what: 'bonus', id }, title, amount, turnover }} />
        ) : (
          <CancelBonusButton actor={cancel} bonus={bonus} />
        )
      },
    },
  ]
}

function Turnover({ turnover, turnoverLeft, state, deposit, symbol }: Bonus & { symbol: string }): ReactNode {
  const { t, i18n } = useLingui()
  if (turnover === 0) return <Trans id="rewards.bonuses.noWagering">None</Trans>
  const isClaimed = state === 'claimed' || state === 'cancelled' || (state === 'expired' && deposit)
  if (!isClaimed) return <Money amount={turnover} symbol={symbol} />
  if (turnoverLeft === 0 && state !== 'claimed') return <Trans id="rewards.bonuses.noWagering">None</Trans>
  if (turnoverLeft === 0)
    return (
      <Trans id="rewards.bonuses.wageringCompleted" comment="Instead of an amount; nothing is left to wager">
        Completed
      </Trans>
    )
  if (deposit?.cancel) {
    const figure = (amount: number) => moneyText(i18n, amount, symbol)
    return (
      <Progress
        label={t({ id: 'rewards.bonuses.wagered', message: 'Wagered' })}
        value={turnover - turnoverLeft}
        goal={turnover}
        text={t({
          id: 'rewards.amountOf',
          message: `${figure(turnover - turnoverLeft)} of ${figure(turnover)}`,
        })}
      />
    )
  }
  return (
    <Trans id="rewards.bonuses.wageringLeft">
      <Money amount={turnoverLeft} symbol={symbol} /> left of <Money amount={turnover} symbol={symbol} />
    </Trans>
  )
}

function More({
  state,
  reason,
  expiresAt,
  claimedAt,
  deposit,
  symbol,
}: Bonus & { symbol: string }): ReactNode {
  if (deposit?.takenBack != null)
    return (
      <Trans id="rewards.bonuses.removedAmount">
        <Money amount={deposit.takenBack} symbol={symbol} /> removed from your balance
      </Trans>
    )
  if (deposit?.cancel)
    return (
      <Trans id="rewards.bonuses.useUntil">
        use until <CalendarTime moment={deposit.expiresAt} show="short" />
      </Trans>
    )
  if (state === 'rejected') return reason
  if (state === 'claimed' && claimedAt) return <CalendarTime moment={claimedAt} show="short" />
  if (!expiresAt || state === 'processing') return null
  const day = <CalendarTime moment={expiresAt} show="short" />
  return state === 'expired' ? (
    <Trans id="rewards.bonuses.expiredOn">on {day}</Trans>
  ) : (
    <Trans id="rewards.bonuses.claimUntil">until {day}</Trans>
  )
}
