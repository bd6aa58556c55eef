import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Vip, VipLevel } from '#protocol/rewards/vip.ts'
import { PartFailed } from '#ui/kit/errors/part-failed.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { type Column, ReportTable } from '#ui/kit/layout/report-table.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'
import { rateText } from '#ui/kit/text/rate-text.ts'
import claimStyles from '#ui/rewards/reward-claim/claim.module.css'
import { ClaimPage } from '#ui/rewards/reward-claim/claim-page.tsx'
import { Progress } from '#ui/rewards/reward-claim/progress.tsx'
import { Skeletons } from '#ui/rewards/reward-claim/skeletons.tsx'
import styles from './vip.module.css'

/** The member's level, the progress to the next level, and each level's benefits (MEM-15). */
export function VipPage({ vip }: { vip: Part<Vip> }) {
  const { t } = useLingui()
  return (
    <ClaimPage
      title={t({ id: 'common.vip', message: 'VIP' })}
      about={
        <Trans id="rewards.vip.intro">
          You keep every level you reach. Claim its rewards in the Reward centre.
        </Trans>
      }
    >
      {vip.state === 'failed' ? (
        <PartFailed part={vip} title={<Trans id="rewards.vip.loadFailed">Couldn’t load your level</Trans>}>
          <Trans id="rewards.vip.levelUnchanged">Your level hasn’t changed.</Trans>
        </PartFailed>
      ) : vip.state === 'loading' ? (
        <Skeletons />
      ) : (
        <VipDetails vip={vip.value} />
      )}
    </ClaimPage>
  )
}

function VipDetails({ vip }: { vip: Vip }) {
  const { t, i18n } = useLingui()
  const symbol = currencySymbol(vip.currency)
  const own = vip.levels.find(({ level }) => level === vip.level)
  const next = vip.levels.find(({ level }) => level === vip.level + 1)
  const money = (amount: number) => moneyText(i18n, amount, symbol)
  return (
    <>
      <section
        className={styles.summary}
        aria-label={t({ id: 'rewards.vip.yourLevel', message: 'Your level' })}
      >
        <p className={styles.level}>
          <small>
            <Trans id="rewards.vip.yourLevel">Your level</Trans>
          </small>
          <b>{own?.name}</b>
        </p>
        {next ? (
          <div className={styles.goals}>
            <p>
              <Trans id="rewards.vip.nextLevel">To reach {next.name}, complete both:</Trans>
            </p>
            <Progress
              label={t({ id: 'common.deposits', message: 'Deposits' })}
              value={vip.deposits}
              goal={next.deposits}
              text={t({
                id: 'rewards.amountOf',
                message: `${money(Math.min(vip.deposits, next.deposits))} of ${money(next.deposits)}`,
              })}
            />
            <Progress
              label={t({ id: 'common.totalStaked', message: 'Total staked' })}
              value={vip.turnover}
              goal={next.turnover}
              text={t({
                id: 'rewards.amountOf',
                message: `${money(Math.min(vip.turnover, next.turnover))} of ${money(next.turnover)}`,
              })}
            />
          </div>
        ) : (
          <p>
            <Trans id="rewards.vip.topLevel">You’re at the highest level.</Trans>
          </p>
        )}
      </section>
      <p>
        <Link className={styles.link} to="/member/{-$page}" params={{ page: 'rewardCenter' }}>
          <Trans id="rewards.vip.toRewardCenter">Go to the Reward centre</Trans>
        </Link>
      </p>
      <section className={claimStyles.section}>
        <h2 className={claimStyles.subtitle}>
          <Trans id="rewards.vip.benefitsTitle">Benefits of each level</Trans>
        </h2>
        <ReportTable
          caption={t({ id: 'rewards.vip.benefitsTitle', message: 'Benefits of each level' })}
          columns={useColumns(vip, money)}
          rows={{ state: 'known', rows: vip.levels, more: null }}
          keyOf={({ level }) => String(level)}
          empty={null}
        />
      </section>
    </>
  )
}

function useColumns(vip: Vip, money: (amount: number) => string): Column<VipLevel>[] {
  const { t, i18n } = useLingui()
  const figure = (name: string, head: string, of: (level: VipLevel) => string): Column<VipLevel> => ({
    name,
    head,
    isFigure: true,
    cell: of,
  })
  const orNone = (amount: number) => (amount === 0 ? '–' : money(amount))
  return [
    {
      name: 'name',
      head: t({ id: 'rewards.vip.level', message: 'Level' }),
      inCard: 'title',
      cell: ({ name, level }) =>
        level === vip.level ? (
          <strong>
            {name} <Trans id="rewards.vip.yours">(yours)</Trans>
          </strong>
        ) : (
          name
        ),
    },
    figure('deposits', t({ id: 'common.deposits', message: 'Deposits' }), ({ deposits }) => orNone(deposits)),
    figure('turnover', t({ id: 'common.totalStaked', message: 'Total staked' }), ({ turnover }) =>
      orNone(turnover),
    ),
    figure('upgrade', t({ id: 'rewards.vip.levelUpBonus', message: 'Level-up bonus' }), ({ benefits }) =>
      orNone(benefits.upgradeBonus),
    ),
    figure('monthly', t({ id: 'rewards.vip.monthlyBonus', message: 'Monthly bonus' }), ({ benefits }) =>
      orNone(benefits.monthlyBonus),
    ),
    figure('rebate', t({ id: 'rewards.vip.extraCashback', message: 'Extra cashback' }), ({ benefits }) =>
      benefits.rebateRate === 0 ? '–' : rateText(i18n, benefits.rebateRate),
    ),
  ]
}
