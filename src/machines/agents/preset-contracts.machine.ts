import type { DoneActorEvent } from 'xstate'
import type { OwnTerms } from '#api/agents/contracts.ts'
import { callFailureOf } from '#machines/kit/call-failure.ts'
import { composing } from './contract-offer/composing.ts'
import { presetSetup } from './preset-contracts/preset-setup.ts'
import type { PresetRefusal } from './preset-contracts/types.ts'

const own = ({ event }: { event: DoneActorEvent<OwnTerms> }) => event.output
const failure = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const kind = <Kind>({ event }: { event: { kind: Kind } }) => event.kind

/**
 * The contracts that are offered to whoever an agent registers, or who comes by a link (AGENT-06): one of a kind at most, within
 * what the agent is paid. Tells its parent whenever they change, and is told what the platform holds against them.
 */
export const presetContractsMachine = presetSetup.createMachine({
  id: 'presetContracts',
  description: 'Lets agents set contracts that are offered to whoever joins them.',
  context: { own: {}, presets: [], kind: null, draft: null, errors: {}, refusal: null, failure: null },
  initial: 'reading',
  on: {
    'presets.refused': {
      description: 'What may be offered is read again: it is other than was thought.',
      target: '.reading',
      actions: {
        type: 'keepRefusal',
        params: ({ event }: { event: { refusal: PresetRefusal } }) => event.refusal,
      },
    },
  },
  states: {
    reading: {
      description: 'The platform is asked by which contracts the agent is paid.',
      tags: 'busy',
      invoke: {
        id: 'readOwnTerms',
        src: 'readOwnTerms',
        onDone: [
          {
            guard: { type: 'canBeMended', params: own },
            target: 'composing.refused',
            actions: [{ type: 'keepOwn', params: own }, 'openRefused'],
          },
          {
            guard: { type: 'hasNothing', params: own },
            target: 'none',
            actions: { type: 'keepOwn', params: own },
          },
          { target: 'listed', actions: { type: 'keepOwn', params: own } },
        ],
        onError: { target: 'unread', actions: { type: 'keepFailure', params: failure } },
      },
    },
    unread: {
      description: 'What may be offered could not be read; it may be tried again.',
      tags: 'failed',
      on: { 'presets.reread': 'reading' },
    },
    none: { description: 'The agent is paid by no contract, and so has none to offer.' },
    listed: {
      description: 'The contracts that will be offered are listed, with the kinds that can be added.',
      on: {
        'preset.begin': {
          guard: { type: 'mayOffer', params: kind },
          target: 'composing',
          actions: { type: 'beginPreset', params: kind },
        },
        'preset.remove': {
          guard: { type: 'isSet', params: kind },
          actions: [{ type: 'removePreset', params: kind }, 'tellPresets'],
        },
      },
    },
    composing: {
      description: 'The tiers of one contract are being composed; each says what it may pay at most.',
      tags: 'composing',
      initial: 'fresh',
      on: {
        ...composing,
        'preset.keep': 'checking',
        'preset.leave': { target: 'listed', actions: 'forgetDraft' },
      },
      states: {
        fresh: { description: 'Nothing has gone wrong.' },
        invalid: { description: 'A tier breaks a rule, which is said at it.' },
        refused: { description: 'The platform did not take these terms, and says which tiers it is about.' },
      },
    },
    checking: {
      description: 'The tiers are looked at before they are kept.',
      entry: 'checkTiers',
      always: [
        { guard: 'hasErrors', target: 'composing.invalid' },
        { target: 'listed', actions: ['keepPreset', 'tellPresets'] },
      ],
    },
  },
})
