import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import type { ContractPreset } from '#protocol/agents/downline-registration.ts'
import { kindNames, periodNames } from '#ui/agents/contract/contract-text.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'
import { rateText } from '#ui/kit/text/rate-text.ts'
import styles from './invitation-card.module.css'

type Tier = ContractTerms['tiers'][number]

export function OfferedTerms({
  preset: { kind, terms },
  symbol,
}: {
  preset: ContractPreset
  symbol: string
}) {
  const { i18n } = useLingui()
  const [name, period] = [i18n._(kindNames[kind]), i18n._(periodNames[terms.period])]
  return (
    <div>
      <p className={styles.kind}>
        <Trans id="auth.offeredTerms.contract">
          {name}, paid {period}
        </Trans>
      </p>
      <ul className={styles.tiers}>
        {terms.tiers.map((tier) => (
          <li key={tier.rate}>
            <Share isOfLoss={kind === 'dividend'} rate={rateText(i18n, tier.rate)} />
            <Threshold tier={tier} symbol={symbol} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const Share = ({ isOfLoss, rate }: { isOfLoss: boolean; rate: string }) =>
  isOfLoss ? (
    <Trans id="auth.offeredTerms.shareOfLoss">
      <strong>{rate}</strong> of your team’s net loss
    </Trans>
  ) : (
    <Trans id="auth.offeredTerms.shareOfTurnover">
      <strong>{rate}</strong> of your team’s turnover
    </Trans>
  )

/** The thresholds of a tier, all of which must be met. */
function Threshold({ tier: { netLoss, turnover, activeMembers }, symbol }: { tier: Tier; symbol: string }) {
  const { t, i18n } = useLingui()
  const [loss, staked] = [moneyText(i18n, netLoss, symbol), moneyText(i18n, turnover, symbol)]
  const asked = [
    ...(netLoss > 0 ? [t({ id: 'auth.offeredTerms.minimumLoss', message: `${loss} of net loss` })] : []),
    ...(turnover > 0
      ? [t({ id: 'auth.offeredTerms.minimumTurnover', message: `${staked} of turnover` })]
      : []),
    ...(activeMembers > 0
      ? [
          t({
            id: 'common.activePlayers',
            message: `${plural(activeMembers, { 0: 'no active players', one: '# active player', other: '# active players' })}`,
          }),
        ]
      : []),
  ]
  const all = new Intl.ListFormat(i18n.locales ?? i18n.locale).format(asked)
  return (
    <span className={styles.from}>
      {all === '' ? (
        <Trans id="auth.offeredTerms.noMinimum">with no minimum</Trans>
      ) : (
        <Trans id="auth.offeredTerms.minimum">minimum {all}</Trans>
      )}
    </span>
  )
}
