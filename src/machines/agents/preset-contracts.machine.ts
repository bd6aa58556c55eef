import { assign, type DoneActorEvent, sendParent, setup } from 'xstate'
import type { OwnTerms } from '#api/agents/contracts.ts'
import * as draft from '#machines/agents/contract-draft.ts'
import { type ComposingEvent, composedAfter } from '#machines/agents/contract-draft.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import { ceilingsOf } from '#protocol/agents/tier-rules.ts'
import { composing } from './contract-draft.ts'
import { draftOfPreset, errorsAfter, presetOf, withoutPreset, withPreset } from './preset-contracts.logic.ts'
import type {
  PresetContractsContext,
  PresetContractsEvent,
  PresetRefusal,
  PresetsReport,
} from './preset-contracts.types.ts'

const nothingComposed = { kind: null, draft: null, errors: {} }

const own = ({ event }: { event: DoneActorEvent<OwnTerms> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const kind = <Kind>({ event }: { event: { kind: Kind } }) => event.kind

/**
 * Contracts offered to members who register through an agent or a link (AGENT-06): at most one per kind,
 * within the agent's own terms. The machine reports every change to the parent, which passes refusals back.
 */
export const presetContractsMachine = setup({
  types: {
    context: {} as PresetContractsContext,
    events: {} as PresetContractsEvent,
    tags: {} as 'busy' | 'failed' | 'composing',
  },
  actors: { readOwnTerms: providedCall<OwnTerms>() },
  guards: {
    /** Whether the agent has a contract of this kind whose period is not changing. */
    canOffer: ({ context: { own, presets } }, kind: ContractKind) =>
      draftOfPreset(own, presets, kind) !== null,
    isPresetSet: ({ context }, kind: ContractKind) => presetOf(context.presets, kind) !== undefined,
    canEditRefused: ({ context: { presets, refusal } }, own: OwnTerms) =>
      refusal !== null &&
      draftOfPreset(own, presets, refusal.value.kind) !== null &&
      presetOf(presets, refusal.value.kind) !== undefined,
    hasNothing: ({ context }, own: OwnTerms) => Object.keys(own).length === 0 && context.presets.length === 0,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    canAddTier: ({ context }) => (context.draft?.tiers.length ?? 0) < draft.MOST_TIERS,
    canRemoveTier: ({ context }) => (context.draft?.tiers.length ?? 0) > 1,
  },
  actions: {
    setOwn: assign((_, own: OwnTerms) => ({ own, failure: null })),
    setFailure: assign({ failure: (_, failure: CallFailure) => failure }),
    applyRefusal: assign((_, refusal: PresetRefusal) => ({ ...nothingComposed, refusal })),
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
    setPreset: assign(({ context: { presets, kind, draft: composed } }) => ({
      ...nothingComposed,
      refusal: null,
      presets: kind && composed ? withPreset(presets, { kind, terms: draft.termsOf(composed) }) : presets,
    })),
    removePreset: assign(({ context: { presets } }, kind: ContractKind) => ({
      refusal: null,
      presets: withoutPreset(presets, kind),
    })),
    clearDraft: assign(nothingComposed),
    sendPresets: sendParent(
      ({ context: { presets } }): PresetsReport => ({ type: 'presets.changed', presets }),
    ),
  },
}).createMachine({
  id: 'presetContracts',
  description: 'Lets agents choose the contracts offered to those who sign up through them.',
  context: { own: {}, presets: [], kind: null, draft: null, errors: {}, refusal: null, failure: null },
  initial: 'reading',
  on: {
    'presets.refused': {
      description: 'The server declined the contracts, so the limits are loaded again.',
      target: '.reading',
      actions: {
        type: 'applyRefusal',
        params: ({ event }: { event: { refusal: PresetRefusal } }) => event.refusal,
      },
    },
  },
  states: {
    reading: {
      description: 'The page loads the contracts under which the agent is paid.',
      tags: 'busy',
      invoke: {
        id: 'readOwnTerms',
        src: 'readOwnTerms',
        onDone: [
          {
            guard: { type: 'canEditRefused', params: own },
            target: 'composing.refused',
            actions: [{ type: 'setOwn', params: own }, 'openRefused'],
          },
          {
            guard: { type: 'hasNothing', params: own },
            target: 'none',
            actions: { type: 'setOwn', params: own },
          },
          { target: 'listed', actions: { type: 'setOwn', params: own } },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: failure } },
      },
    },
    loadFailed: {
      description: 'The contracts could not be loaded. The agent can try again.',
      tags: 'failed',
      on: { 'presets.reread': 'reading' },
    },
    none: { description: 'The agent has no contract of their own, so there is none to offer.' },
    listed: {
      description: 'The contracts to be offered are listed, with the types that can be added.',
      on: {
        'preset.begin': {
          guard: { type: 'canOffer', params: kind },
          target: 'composing',
          actions: { type: 'beginPreset', params: kind },
        },
        'preset.remove': {
          guard: { type: 'isPresetSet', params: kind },
          actions: [{ type: 'removePreset', params: kind }, 'sendPresets'],
        },
      },
    },
    composing: {
      description: 'The agent edits the tiers of a contract. Each shows the most it may pay.',
      tags: 'composing',
      initial: 'idle',
      on: {
        ...composing,
        'preset.keep': 'checking',
        'preset.leave': { target: 'listed', actions: 'clearDraft' },
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        refused: { description: 'The terms are not valid. A message or the tiers show the reason.' },
      },
    },
    checking: {
      description: 'The page checks the tiers before saving them.',
      entry: 'checkTiers',
      always: [
        { guard: 'hasErrors', target: 'composing.refused' },
        { target: 'listed', actions: ['setPreset', 'sendPresets'] },
      ],
    },
  },
})
