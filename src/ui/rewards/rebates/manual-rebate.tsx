import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { RebateCategory, Rebates } from '#protocol/rewards/rebates.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { type Column, ReportTable } from '#ui/kit/layout/report-table.tsx'
import { partText } from '#ui/kit/lobby-parts/part-name.tsx'
import { FigureList } from '#ui/kit/report/figure-list.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import { moneyText } from '#ui/kit/text/money-text.ts'
import { rateText } from '#ui/kit/text/rate-text.ts'
import styles from '#ui/rewards/reward-claim/claim.module.css'
import { ClaimButton } from '#ui/rewards/reward-claim/claim-button.tsx'
import { type ClaimActor, ClaimFeedback } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { ClaimPage } from '#ui/rewards/reward-claim/claim-page.tsx'
import { Skeletons } from '#ui/rewards/reward-claim/skeletons.tsx'

type Props = {
  claim: ClaimActor
  rebates: Part<Rebates>
  list: ReactNode
}

/** Cashback earned in each category, and past claims (MEM-14). */
export function ManualRebate({ claim, rebates, list }: Props) {
  const { t } = useLingui()
  const known = rebates.state === 'known' ? rebates.value : null
  return (
    <ClaimPage
      title={t({ id: 'common.cashbackPage', message: 'Cashback' })}
      about={
        <Trans id="rewards.rebates.intro">
          A share of everything you stake comes back to you, whether you win or lose.
        </Trans>
      }
    >
      {rebates.state === 'failed' ? (
        <PartFailed
          part={rebates}
          title={<Trans id="rewards.rebates.loadFailed">Couldn’t load your cashback</Trans>}
        >
          <Trans id="rewards.rebates.kept">Nothing has been lost.</Trans>
        </PartFailed>
      ) : known && !known.on ? (
        <EmptyState
          state="empty"
          title={<Trans id="rewards.rebates.offTitle">Cashback unavailable right now</Trans>}
        >
          <Trans id="rewards.rebates.offText">The cashback you’ve claimed is still yours.</Trans>
        </EmptyState>
      ) : (
        <RebateDetails claim={claim} rebates={known} />
      )}
      {list}
    </ClaimPage>
  )
}

function RebateDetails({ claim, rebates }: { claim: ClaimActor; rebates: Rebates | null }) {
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(rebates?.currency)
  const days = rebates?.days ?? 0
  return (
    <>
      <FigureList
        figures={[
          {
            name: t({ id: 'rewards.readyToClaim', message: 'Ready to claim' }),
            value: rebates ? moneyText(i18n, rebates.total, symbol) : null,
            aside: rebates
              ? t({
                  id: 'rewards.rebates.fromDays',
                  message: `${plural(days, { 0: 'from your latest bets', one: 'from today’s bets', other: 'from bets in the last # days' })}`,
                })
              : null,
          },
          {
            name: t({ id: 'rewards.rebates.vipExtra', message: 'Extra from your VIP level' }),
            value: rebates ? rateText(i18n, rebates.vipRate) : null,
          },
        ]}
      />
      <ClaimFeedback actor={claim} symbol={symbol} />
      {rebates ? <RebateCategories claim={claim} rebates={rebates} symbol={symbol} /> : <Skeletons />}
    </>
  )
}

type RebateCategoriesProps = { claim: ClaimActor; rebates: Rebates; symbol: string }

function RebateCategories({ claim, rebates, symbol }: RebateCategoriesProps) {
  const { t } = useLingui()
  return (
    <>
      {rebates.categories.length > 0 ? <ClaimAll claim={claim} rebates={rebates} symbol={symbol} /> : null}
      <section className={styles.section}>
        <h2 className={styles.subtitle}>
          <Trans id="common.byGameType">By game type</Trans>
        </h2>
        <ReportTable
          caption={t({ id: 'rewards.rebates.byGameType', message: 'Cashback by game type' })}
          columns={useColumns({ claim, symbol, rebates })}
          rows={{ state: 'known', rows: rebates.categories, more: null }}
          keyOf={({ gameType }) => gameType}
          empty={
            <EmptyState
              state="empty"
              title={<Trans id="rewards.rebates.emptyTitle">Nothing to claim yet</Trans>}
            >
              <Trans id="rewards.rebates.emptyText">
                Bets count once they’re settled. Your cashback then appears here.
              </Trans>
            </EmptyState>
          }
        />
      </section>
    </>
  )
}

function ClaimAll({ claim, rebates, symbol }: RebateCategoriesProps) {
  const { t } = useLingui()
  const whyId = useId()
  const { total: amount, min } = rebates
  const turnover = turnoverOf(rebates, amount)
  const label = <Trans id="rewards.rebates.claimAll">Claim all</Trans>
  return (
    <div className={styles.act}>
      {amount < min ? (
        <>
          <Button look="act" aria-disabled aria-describedby={whyId}>
            {label}
          </Button>
          <p id={whyId} className={styles.note}>
            <Trans id="rewards.minimumClaim">
              Minimum claim: <Money amount={min} symbol={symbol} />.
            </Trans>
          </p>
        </>
      ) : (
        <ClaimButton
          actor={claim}
          look="act"
          gift={{
            request: { what: 'rebate', gameType: null },
            title: t({ id: 'common.cashbackPage', message: 'Cashback' }),
            amount,
            turnover,
          }}
        >
          {label}
        </ClaimButton>
      )}
    </div>
  )
}

function useColumns({ claim, symbol, rebates }: RebateCategoriesProps) {
  const { t, i18n } = useLingui()
  const { min } = rebates
  const columns: Column<RebateCategory>[] = [
    {
      name: 'gameType',
      head: t({ id: 'common.gameType', message: 'Game type' }),
      inCard: 'title',
      cell: ({ gameType }) => i18n._(partText(gameType)),
    },
    {
      name: 'turnover',
      head: t({ id: 'common.totalStaked', message: 'Total staked' }),
      isFigure: true,
      cell: ({ turnover }) => <Money amount={turnover} symbol={symbol} />,
    },
    {
      name: 'rate',
      head: t({ id: 'common.rate', message: 'Rate' }),
      isFigure: true,
      cell: ({ rate }) => rateText(i18n, rate),
    },
    {
      name: 'amount',
      head: t({ id: 'common.cashback', message: 'Cashback' }),
      isFigure: true,
      inCard: 'aside',
      cell: ({ amount }) => <Money amount={amount} symbol={symbol} />,
    },
    {
      name: 'act',
      head: t({ id: 'rewards.claim', message: 'Claim' }),
      inCard: 'acts',
      cell: ({ gameType, amount }) =>
        amount < min ? (
          <span className={styles.note}>
            <Trans id="rewards.rebates.belowMinimum">
              Under <Money amount={min} symbol={symbol} />
            </Trans>
          </span>
        ) : (
          <ClaimButton
            actor={claim}
            gift={{
              request: { what: 'rebate', gameType },
              title: i18n._(partText(gameType)),
              amount,
              turnover: turnoverOf(rebates, amount),
            }}
          />
        ),
    },
  ]
  return columns
}

/** Returns the wagering requirement that comes with claiming `amount`. Both are in minor units. */
const turnoverOf = ({ turnoverShare }: Rebates, amount: number): number =>
  Math.ceil((amount * turnoverShare) / 10_000)
