import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { presetContractsMachine } from '#machines/agents/preset-contracts.machine.ts'
import type { PresetRefusal } from '#machines/agents/preset-contracts.types.ts'
import { agreedLike, composingCases, weekly } from './contract-samples.ts'

const refusal = (refusal: Pick<PresetRefusal, 'code' | 'value'>): { refusal: PresetRefusal } => ({
  refusal: { message: '', ...refusal } as PresetRefusal,
})

export const presetContractsModel = defineModel(presetContractsMachine, {
  events: {
    'preset.begin': {
      'a dividend contract': { kind: 'dividend' },
      'a type the agent lacks': { kind: 'hourlySalary' },
    },
    'preset.remove': { 'the dividend contract': { kind: 'dividend' } },
    'preset.keep': {},
    'preset.leave': {},
    'presets.reread': {},
    ...composingCases,
    'presets.refused': {
      'above the agent’s own rate': refusal({
        code: 'contract.rateAboveOwn',
        value: { kind: 'dividend', tiers: [{ tier: 0, allowed: 500 }] },
      }),
      'tiers out of order': refusal({
        code: 'contract.tiersNotRising',
        value: { kind: 'dividend', tier: 0 },
      }),
      'period not allowed': refusal({ code: 'contract.periodNotAllowed', value: { kind: 'dividend' } }),
      'agent has no contract': refusal({ code: 'contract.noneOwn', value: { kind: 'dividend' } }),
    },
  },
  outcomes: {
    readOwnTerms: {
      'a dividend contract': { done: { dividend: agreedLike(weekly(1_000)) } },
      'a dividend contract changing period': {
        done: {
          dividend: {
            ...agreedLike({ ...weekly(1_000), period: 'monthly' }),
            termsBefore: weekly(1_000),
          },
        },
      },
      'no contracts': { done: {} },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ own, presets, draft, errors, refusal }) => ({
    own: Object.entries(own).map(([kind, { termsBefore }]) => [kind, termsBefore !== null]),
    presets: presets.map(({ kind }) => kind),
    tiers: draft?.tiers.map(({ rate }) => rate).slice(0, 2),
    count: draft?.tiers.length,
    period: draft?.period,
    errors: Object.keys(errors),
    refused: refusal?.code,
  }),
})
