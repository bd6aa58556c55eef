import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractTerms } from '#contract/contract-terms.ts'
import { tiersOver } from '#contract/tier-rules.ts'
import { periodNames } from '../contract/contract-words.ts'
import { TierTable } from '../contract/tier-table.tsx'

type Props = { own: ContractTerms | null; period: ContractTerms['period']; symbol: string }

/** By which tiers the agent is paid; where they are for another period, by which they would be over the one that is offered. */
export function OwnTiers({ own, period, symbol }: Props) {
  const { t, i18n } = useLingui()
  const caption = t`What you are paid`
  if (!own) return <TierTable caption={caption} tiers={[]} symbol={symbol} />
  return (
    <>
      {own.period === period ? null : (
        <p>
          <Trans>
            You are paid {i18n._(periodNames[own.period])}. These are your tiers as they count for a contract
            that is paid {i18n._(periodNames[period])}.
          </Trans>
        </p>
      )}
      <TierTable caption={caption} tiers={tiersOver(own, period)} symbol={symbol} />
    </>
  )
}
