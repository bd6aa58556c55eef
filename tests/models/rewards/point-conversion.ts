import { defineModel } from '@palpite/paths/model.ts'
import { pointConversionMachine } from '#machines/rewards/point-conversion.machine.ts'

export const config = {
  currency: 'BRL',
  ratio: { points: 100, amount: 100 },
  turnoverPerPoint: 500,
  minConversion: 200,
  maxConversion: 1_000,
  conversionOn: true,
  redemptionOn: true,
}
const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})
const member = { memberId: '7', balance: 450, config, pending: null }

export const pointConversionModel = defineModel(pointConversionMachine, {
  inputs: {
    '450 points': member,
    'conversion unavailable': { ...member, config: { ...config, conversionOn: false } },
    'after a reload': {
      ...member,
      pending: { key: 'made-before-the-reload', request: { points: 300, amount: 300 } },
    },
  },
  events: {
    'points.change': {
      'enough points': { points: 400 },
      'too many points': { points: 500 },
      'not a multiple': { points: 250 },
      'no points': { points: null },
    },
    'points.all': {},
    'conversion.submit': {},
    'conversion.another': {},
    'points.loaded': {
      'more points': { balance: 650, config },
      'conversion unavailable': { balance: 450, config: { ...config, conversionOn: false } },
    },
  },
  outcomes: {
    sendConversion: {
      'points converted': {
        done: { answer: { ok: true as const, value: { points: 50, amount: 400, balance: 900 } } },
      },
      'not enough points': refused('points.tooFew' as const, { points: 100 }),
      'outside the limits': refused('points.conversionOffLimits' as const, {
        min: 500,
        max: 900,
        multipleOf: 50,
      }),
      'point value changed': refused('points.ratioChanged' as const, { amount: 200 }),
      'conversion unavailable': refused('points.off' as const, {}),
      failed: { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } },
    },
  },
  view: ({ balance, points, problem, receipt, pending, failure, config }) => ({
    balance,
    points,
    problem,
    receipt,
    isPending: pending !== null,
    failure: failure?.reason,
    isOn: config.conversionOn,
    min: config.minConversion,
    step: config.ratio.points,
  }),
})
