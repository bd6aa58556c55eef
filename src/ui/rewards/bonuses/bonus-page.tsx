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
  claimable: { name: msg`Ready to claim`, look: 'gain' },
  processing: { name: msg`Being looked at`, look: 'warn' },
  claimed: { name: msg`Claimed`, look: 'gain' },
  rejected: { name: msg`Not granted`, look: 'loss' },
  expired: { name: msg({ message: 'Expired', context: 'bonus' }), look: 'loss' },
  cancelled: { name: msg({ message: 'Cancelled', context: 'bonus' }), look: 'loss' },
}
const allStates = Object.keys(states) as BonusState[]

type Props = {
  claim: ClaimActor
  cancel: CancelActor
  /** Total balance in vendor wallets, in minor units. */
  atProviders: number
  rows: Rows<Bonus>
  /** The latest page; undefined until one has loaded. */
  report: Bonuses | undefined
  state: BonusState | undefined
  onState: (state: BonusState | undefined) => void
}

/** The member's bonuses with their status and actions (MEM-10). */
export function BonusPage({ claim, cancel, atProviders, rows, report, state, onState }: Props) {
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(report?.currency)
  return (
    <ClaimPage
      title={t`Bonus`}
      about={<Trans>What we or a promotion gave you. Once it is claimed it is in your balance.</Trans>}
    >
      {rows.state === 'failed' && !report ? null : (
        <FigureList
          figures={[
            {
              name: t`Ready to claim`,
              value: report ? moneyText(i18n, report.claimable.amount, symbol) : null,
            },
            { name: t`Bonuses ready`, value: report ? i18n.number(report.claimable.bonuses) : null },
          ]}
        />
      )}
      <ClaimFeedback actor={claim} symbol={symbol} />
      <CancelBonusDialog actor={cancel} symbol={symbol} atProviders={atProviders} />
      <Filters>
        <ChoiceFilter
          label={t`How it stands`}
          all={t`All bonuses`}
          choices={allStates.map((value) => ({ value, name: i18n._(states[value].name) }))}
          chosen={state}
          onChoose={onState}
        />
      </Filters>
      <ReportTable
        caption={t`Bonus`}
        columns={useColumns({ claim, cancel }, symbol)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState state="empty" title={<Trans>No bonuses</Trans>}>
            {state ? (
              <Trans>None stands like that. Look at all of them.</Trans>
            ) : (
              <Trans>When you are given one, it stands here with what it takes to claim it.</Trans>
            )}
          </EmptyState>
        }
      />
    </ClaimPage>
  )
}

function useColumns({ claim, cancel }: Pick<Props, 'claim' | 'cancel'>, symbol: string): Column<Bonus>[] {
  const { t, i18n } = useLingui()
  const sources = { bonus: t`From us`, promotion: t`Promotion` }
  return [
    {
      name: 'title',
      head: t`Bonus`,
      inCard: 'title',
      cell: ({ title, source }) => (
        <span className={styles.cell}>
          <b>{title}</b>
          <small>{sources[source]}</small>
        </span>
      ),
    },
    { name: 'at', head: t`Given on`, cell: ({ at }) => <CalendarDay moment={at} /> },
    {
      name: 'turnover',
      head: t`Wagering requirement`,
      cell: (bonus) => <Turnover {...bonus} symbol={symbol} />,
    },
    {
      name: 'state',
      head: t`How it stands`,
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
      head: t`Amount`,
      isFigure: true,
      inCard: 'aside',
      cell: ({ amount }) => <Money amount={amount} symbol={symbol} />,
    },
    {
      name: 'act',
      head: t`Claim`,
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
  if (turnover === 0) return <Trans>Nothing</Trans>
  const isClaimed = state === 'claimed' || state === 'cancelled' || (state === 'expired' && deposit)
  if (!isClaimed) return <Money amount={turnover} symbol={symbol} />
  if (turnoverLeft === 0 && state !== 'claimed') return <Trans>Nothing</Trans>
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
        label={t`Wagered`}
        value={turnover - turnoverLeft}
        goal={turnover}
        text={t`${figure(turnover - turnoverLeft)} of ${figure(turnover)}`}
      />
    )
  }
  return (
    <Trans>
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
      <Trans>
        <Money amount={deposit.takenBack} symbol={symbol} /> removed from your balance
      </Trans>
    )
  if (deposit?.cancel)
    return (
      <Trans>
        use until <CalendarTime moment={deposit.expiresAt} show="short" />
      </Trans>
    )
  if (state === 'rejected') return reason
  if (state === 'claimed' && claimedAt) return <CalendarTime moment={claimedAt} show="short" />
  if (!expiresAt || state === 'processing') return null
  const day = <CalendarTime moment={expiresAt} show="short" />
  return state === 'expired' ? <Trans>on {day}</Trans> : <Trans>until {day}</Trans>
}
