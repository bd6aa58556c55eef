import { defineModel } from '@palpite/paths/model.ts'
import type { Outcome, ReplayResult } from '@palpite/paths/results/results.ts'
import { replayMachine } from '@palpite/visualiser/paths/replay/replay.machine.ts'

const ask = { id: 'abcdefgh', flow: 'gate', headed: false, slow: false }
const { id, flow } = ask

const result = (outcome: Outcome): ReplayResult => ({
  id,
  flow,
  at: '2030-01-01T00:00:00.000Z',
  how: 'browser',
  language: 'pt',
  width: 390,
  world: null,
  address: null,
  outcome,
  steps: [{ label: 'start', state: 'shut', passed: outcome !== 'failed', events: [], ms: 5 }],
})

const ended = { status: 'ended', id, flow, isStopped: false, message: null } as const

export const replayModel = defineModel(replayMachine, {
  events: {
    'replay.start': { 'a path': { ask } },
    'replay.stop': {},
    'runner.reported': {
      'a step done': { state: { status: 'running', id, flow, result: result('unfinished') } },
      passed: { state: { ...ended, result: result('passed') } },
      failed: { state: { ...ended, result: result('failed') } },
      'cannot be done': { state: { ...ended, result: { ...result('unwalkable'), steps: [] } } },
      'no result': { state: { ...ended, result: null, message: 'It ended with 1 and without a result.' } },
      'stopped elsewhere': { state: { ...ended, result: result('unfinished'), isStopped: true } },
      'unknown replay': { state: { status: 'resting' } },
    },
    'runner.lost': {},
  },
  outcomes: {
    startReplay: {
      'replay started': { done: null },
      'another replay is running': { done: { isBusy: true, message: 'Another replay is running.' } },
      'path not found': { done: { isBusy: false, message: 'There is no such path.' } },
      'no answer': { error: new Error('Failed to fetch') },
    },
    followReplay: { silent: 'never' },
    stopReplay: {
      'replay stopped': { done: undefined },
      'no answer': { error: new Error('Failed to fetch') },
    },
  },
})
