import type { OwnTerms } from '#api/agents/contracts.ts'
import type { LinkAnswer, RegisterAnswer } from '#api/agents/downline-registration.ts'
import { aboveOwn, type Draft, firstDraft, type TierErrors } from '#machines/agents/contract-draft.ts'
import { type ContractKind, contractKind } from '#protocol/agents/contract-terms.ts'
import type { ContractPreset } from '#protocol/agents/downline-registration.ts'
import { ceilingsOf, periodsWithin } from '#protocol/agents/tier-rules.ts'
import type { PresetContractsEvent, PresetRefusal } from './preset-contracts.types.ts'

type Presets = readonly ContractPreset[]

export const presetOf = (presets: Presets, kind: ContractKind): ContractPreset | undefined =>
  presets.find((preset) => preset.kind === kind)

export const withoutPreset = (presets: Presets, kind: ContractKind): Presets =>
  presets.filter((preset) => preset.kind !== kind)

export function withPreset(presets: Presets, preset: ContractPreset): Presets {
  const all = [...withoutPreset(presets, preset.kind), preset]
  return contractKind.options.flatMap((kind) => presetOf(all, kind) ?? [])
}

/**
 * Returns the initial draft of a preset: its current terms, or one empty tier. Returns null if the agent may
 * not offer this kind.
 */
export function draftOfPreset(own: OwnTerms, presets: Presets, kind: ContractKind): Draft | null {
  const ceilings = ceilingsOf(own[kind] ?? null, null)
  if (ceilings.length === 0) return null
  return firstDraft(presetOf(presets, kind)?.terms ?? null, periodsWithin(kind, ceilings))
}

/** Returns the refusal if it concerns a preset, otherwise null. */
export function presetRefusalIn(answer: RegisterAnswer | LinkAnswer): PresetRefusal | null {
  if (answer.ok) return null
  const { refusal } = answer
  switch (refusal.code) {
    case 'contract.rateAboveOwn':
    case 'contract.tiersNotRising':
    case 'contract.periodNotAllowed':
    case 'contract.noneOwn':
      return refusal
    default:
      return null
  }
}

export function presetsRefused(answer: RegisterAnswer | LinkAnswer): PresetContractsEvent {
  const refusal = presetRefusalIn(answer)
  if (!refusal) throw new Error('No preset was refused.')
  return { type: 'presets.refused', refusal }
}

export function errorsAfter(refusal: PresetRefusal): TierErrors {
  switch (refusal.code) {
    case 'contract.rateAboveOwn':
      return aboveOwn(refusal.value.tiers)
    case 'contract.tiersNotRising':
      return { [refusal.value.tier]: { is: 'notRising' } }
    default:
      return {}
  }
}
