import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { periodNames } from '#ui/agents/contract/contract-text.ts'
import { rateText } from '#ui/kit/text/rate-text.ts'

export function TermsInShort({ terms: { period, tiers } }: { terms: ContractTerms }) {
  const { i18n } = useLingui()
  const highest = rateText(i18n, tiers.at(-1)?.rate ?? 0)
  return (
    <Trans id="agents.presetContracts.summary">
      {i18n._(periodNames[period])},{' '}
      <Plural value={tiers.length} _0="no tiers" one="# tier" other="# tiers" />, up to {highest}
    </Trans>
  )
}
