import { assign, fromPromise, sendParent, setup } from 'xstate'
import { type OwnTerms, readOwnTerms } from '#api/agents/contracts.ts'
import { type ComposingEvent, composedAfter } from '#machines/agents/contract-offer/composing.ts'
import * as draft from '#machines/agents/contract-offer/draft.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import { ceilingsOf } from '#protocol/agents/tier-rules.ts'
import { draftOfPreset, errorsAfter, presetOf, withoutPreset, withPreset } from './presets.ts'
import type { PresetContractsContext, PresetContractsEvent, PresetRefusal, PresetsReport } from './types.ts'

const nothingComposed = { kind: null, draft: null, errors: {} }

/** What setting contracts for whoever joins is made of; `preset-contracts.machine.ts` puts it together. */
export const presetSetup = setup({
  types: {
    context: {} as PresetContractsContext,
    events: {} as PresetContractsEvent,
    tags: {} as 'busy' | 'failed' | 'composing',
  },
  actors: { readOwnTerms: fromPromise<OwnTerms>(({ signal }) => readOwnTerms(signal)) },
  guards: {
    /** Whether the agent is paid by such a contract, and in one period. */
    mayOffer: ({ context: { own, presets } }, kind: ContractKind) =>
      draftOfPreset(own, presets, kind) !== null,
    isSet: ({ context }, kind: ContractKind) => presetOf(context.presets, kind) !== undefined,
    /** A preset was refused, and such a contract may still be offered. */
    canBeMended: ({ context: { presets, refusal } }, own: OwnTerms) =>
      refusal !== null &&
      draftOfPreset(own, presets, refusal.value.kind) !== null &&
      presetOf(presets, refusal.value.kind) !== undefined,
    hasNothing: ({ context }, own: OwnTerms) => Object.keys(own).length === 0 && context.presets.length === 0,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    mayAddTier: ({ context }) => (context.draft?.tiers.length ?? 0) < draft.MOST_TIERS,
    mayRemoveTier: ({ context }) => (context.draft?.tiers.length ?? 0) > 1,
  },
  actions: {
    keepOwn: assign((_, own: OwnTerms) => ({ own, failure: null })),
    keepFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    keepRefusal: assign((_, refusal: PresetRefusal) => ({ ...nothingComposed, refusal })),
    beginPreset: assign(({ context }, kind: ContractKind) => ({
      kind,
      draft: draftOfPreset(context.own, context.presets, kind),
      errors: {},
    })),
    openRefused: assign(({ context: { own, presets, refusal } }) =>
      refusal
        ? {
            kind: refusal.value.kind,
            draft: draftOfPreset(own, presets, refusal.value.kind),
            errors: errorsAfter(refusal),
          }
        : {},
    ),
    compose: assign(({ context }, event: ComposingEvent) => composedAfter(context, event)),
    checkTiers: assign(({ context: { kind, draft: composed, own } }) =>
      kind && composed ? { errors: draft.validateFields(composed, ceilingsOf(own[kind] ?? null, null)) } : {},
    ),
    keepPreset: assign(({ context: { presets, kind, draft: composed } }) => ({
      ...nothingComposed,
      refusal: null,
      presets: kind && composed ? withPreset(presets, { kind, terms: draft.termsOf(composed) }) : presets,
    })),
    removePreset: assign(({ context: { presets } }, kind: ContractKind) => ({
      refusal: null,
      presets: withoutPreset(presets, kind),
    })),
    forgetDraft: assign(nothingComposed),
    tellPresets: sendParent(
      ({ context: { presets } }): PresetsReport => ({ type: 'presets.changed', presets }),
    ),
  },
})
