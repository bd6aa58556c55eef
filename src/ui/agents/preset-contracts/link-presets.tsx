import { Trans, useLingui } from '@lingui/react/macro'
import type { ContractPreset, LeftOut } from '#protocol/agents/downline-registration.ts'
import { kindNames } from '#ui/agents/contract/contract-text.ts'
import styles from './preset-contracts.module.css'
import { TermsInShort } from './terms-in-short.tsx'

type Props = { presets: readonly (ContractPreset & { leftOut: LeftOut | null })[] }

export function LinkPresets({ presets }: Props) {
  const { t, i18n } = useLingui()
  if (presets.length === 0) return null
  return (
    <ul
      className={styles.lines}
      aria-label={t({ id: 'agents.presetContracts.title', message: 'Contracts offered' })}
    >
      {presets.map(({ kind, terms, leftOut }) => (
        <li key={kind} data-left-out={leftOut ?? undefined}>
          {i18n._(kindNames[kind])}: <TermsInShort terms={terms} />
          {leftOut ? (
            <strong className={styles.leftOut}>
              <Why leftOut={leftOut} />
            </strong>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Why({ leftOut }: { leftOut: LeftOut }) {
  switch (leftOut) {
    case 'noneOwn':
      return (
        <Trans id="agents.presetContracts.noneOwn">
          No longer offered: you don’t have this contract any more.
        </Trans>
      )
    case 'otherPeriod':
      return (
        <Trans id="agents.presetContracts.otherPeriod">
          Not offered now: your own contract has a different payment period. Create a new link with new terms.
        </Trans>
      )
    case 'rateAboveOwn':
      return (
        <Trans id="agents.presetContracts.rateAboveOwn">
          No longer offered: it pays more than you’re paid. Create a new link with new terms.
        </Trans>
      )
  }
}
