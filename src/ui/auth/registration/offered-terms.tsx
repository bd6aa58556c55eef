import { Select, Trans, useLingui } from '@lingui/react/macro'
import type { ContractPreset } from '#protocol/agents/downline-registration.ts'
import { kindNames, reachedText } from '#ui/agents/contract/contract-text.ts'
import { rateText } from '#ui/kit/text/rate-text.ts'
import styles from './invitation-card.module.css'

export function OfferedTerms({
  preset: { kind, terms },
  symbol,
}: {
  preset: ContractPreset
  symbol: string
}) {
  const { i18n } = useLingui()
  const name = i18n._(kindNames[kind])
  const { period } = terms
  return (
    <div>
      <p className={styles.kind}>
        <Trans id="auth.offeredTerms.contract">
          <Select
            value={period}
            _fiveMinutes={`${name}, paid every 5 minutes`}
            _hourly={`${name}, paid every hour`}
            _daily={`${name}, paid every day`}
            _weekly={`${name}, paid every week`}
            _semimonthly={`${name}, paid twice a month`}
            other={`${name}, paid every month`}
          />
        </Trans>
      </p>
      <ul className={styles.tiers}>
        {terms.tiers.map((tier) => (
          <li key={tier.rate}>
            <Share isOfLoss={kind === 'dividend'} rate={rateText(i18n, tier.rate)} />
            <span className={styles.from}>{reachedText(i18n, tier, symbol)}</span>
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
