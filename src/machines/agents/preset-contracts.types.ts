import type { OwnTerms } from '#api/agents/contracts.ts'
import type { RegisterAnswer } from '#api/agents/downline-registration.ts'
import type { ComposingEvent, Draft, TierErrors } from '#machines/agents/contract-draft.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { ContractPreset } from '#protocol/agents/downline-registration.ts'

export type PresetRefusal = Exclude<
  Extract<Extract<RegisterAnswer, { ok: false }>['refusal'], { code: `contract.${string}` }>,
  { code: 'contract.notAgent' }
>

export type PresetsReport = { type: 'presets.changed'; presets: readonly ContractPreset[] }

export type PresetContractsContext = {
  /** The agent's own terms. Agents may offer only kinds that they have. */
  own: OwnTerms
  /** At most one per kind, ordered by kind. */
  presets: readonly ContractPreset[]
  kind: ContractKind | null
  draft: Draft | null
  errors: TierErrors
  /** Why the last submission was refused; null once corrected. */
  refusal: PresetRefusal | null
  failure: CallFailure | null
}

export type PresetContractsEvent =
  | ComposingEvent
  | { type: 'preset.begin'; kind: ContractKind }
  | { type: 'preset.remove'; kind: ContractKind }
  | { type: 'preset.keep' }
  | { type: 'preset.leave' }
  | { type: 'presets.reread' }
  | { type: 'presets.refused'; refusal: PresetRefusal }
