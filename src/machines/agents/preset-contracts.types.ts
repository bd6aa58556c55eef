import type { OwnTerms } from '#api/agents/contracts.ts'
import type { RegisterAnswer } from '#api/agents/downline-registration.ts'
import type { ComposingEvent, Draft, TierErrors } from '#machines/agents/contract-draft.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { ContractPreset } from '#protocol/agents/downline-registration.ts'

/** What the platform holds against one of the contracts that were to be offered to whoever joins. */
export type PresetRefusal = Exclude<
  Extract<Extract<RegisterAnswer, { ok: false }>['refusal'], { code: `contract.${string}` }>,
  { code: 'contract.notAgent' }
>

/** Tells whoever asked for presets which there are now. */
export type PresetsReport = { type: 'presets.changed'; presets: readonly ContractPreset[] }

export type PresetContractsContext = {
  /** By which terms the agent is paid; only these kinds may be offered. */
  own: OwnTerms
  /** One of a kind at most, in the order of kinds. */
  presets: readonly ContractPreset[]
  /** The kind that is composed. */
  kind: ContractKind | null
  draft: Draft | null
  errors: TierErrors
  /** What the platform held against the presets as they were sent last; null once that was mended. */
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
  /** Whoever has sent them to the platform tells what it holds against one. */
  | { type: 'presets.refused'; refusal: PresetRefusal }
