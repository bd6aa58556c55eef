import { Plural, Select, Trans, useLingui } from '@lingui/react/macro'
import type { ContractTerms } from '#protocol/agents/contract-terms.ts'
import { rateText } from '#ui/kit/text/rate-text.ts'

export function TermsInShort({ terms: { period, tiers } }: { terms: ContractTerms }) {
  const { i18n } = useLingui()
  const highest = rateText(i18n, tiers.at(-1)?.rate ?? 0)
  return (
    <Trans id="agents.presetContracts.summary">
      <Select
        value={period}
        _fiveMinutes="every 5 minutes"
        _hourly="every hour"
        _daily="every day"
        _weekly="every week"
        _semimonthly="twice a month"
        other="every month"
      />
      , <Plural value={tiers.length} _0="no tiers" one="# tier" other="# tiers" />, up to {highest}
    </Trans>
  )
}
