import { defineModel } from '@palpite/paths/model.ts'
import { eventChoice } from '@palpite/visualiser/simulate/context/own-choices.ts'
import { simulateMachine } from '@palpite/visualiser/simulate/simulate.machine.ts'
import { createSimulation } from '@palpite/visualiser/simulate/simulation.ts'
import { gateModel } from '@palpite/visualiser/tests/gate.ts'

const simulation = createSimulation(gateModel)
const unlocked = simulation.start('unlocked')
const openGate = eventChoice('gate.open', {})
const opened = simulation.take(unlocked, openGate)

const load = async () => gateModel
const edge = 'gate.shut: gate.open [isUnlocked] → gate.opening'
const path = { labels: ['start unlocked', 'gate.open', 'motor: wide'], step: 1 }

/** Largest history position in the view. The limit keeps the state space finite. */
const FAR = 1

export const simulateModel = defineModel(simulateMachine, {
  inputs: { 'from the beginning': { load, path: null }, 'along a path': { load, path } },
  events: {
    'model.reload': {},
    'choice.take': {
      'of an event': { choice: openGate },
      'of a timer where none runs': {
        choice: { kind: 'timer', id: 'after: lamp.on untilDim', label: 'after 5 s: lamp.on untilDim' },
      },
    },
    'transition.take': {
      'that can be taken': { edge },
      'that cannot': { edge: 'gate.open: after untilShut → gate.shut' },
    },
    'guard.answer': { no: { edge, answer: false } },
    'question.confirm': {},
    'question.cancel': {},
    'time.pass': { 'a second': { ms: 1_000 }, nothing: { ms: 0 } },
    'history.back': {},
    'history.forward': {},
    'history.jump': { 'to the start': { at: 0 }, 'beyond the end': { at: 99 } },
    'simulation.restart': { locked: { inputName: 'locked' }, 'with an unknown input': { inputName: 'no' } },
    'path.play': { 'that leads nowhere': { path: { labels: ['start', 'gate.open'], step: 0 } } },
    'guard.force': { 'for good': { edge, answer: true, isKept: true } },
    'guard.release': { it: { edge } },
    'guards.ask': { on: { asks: true }, off: { asks: false } },
    'play.start': {},
    'play.pause': {},
    'pathSearch.seek': { 'from here': { goal: 'gate.open', from: 'here' } },
    'pathSearch.progress': { some: { explored: 40 } },
    'pathSearch.stop': {},
    'pathSearch.take': { 'at once': { isAtOnce: true }, 'step by step': { isAtOnce: false } },
    'pathSearch.dismiss': {},
  },
  outcomes: {
    loadSimulation: {
      loaded: { done: simulation },
      'no such module': { error: new Error('No such module.') },
    },
    searchPath: {
      found: { done: { kind: 'found', from: 'start', moments: [unlocked, opened] } },
      'nothing leads there': { done: { kind: 'missing', obstacles: [], isCutShort: false } },
      'broke down': { error: new Error('A case threw.') },
    },
  },
  view: ({ line, asksGuards, asked, forced, pathResult }) => ({
    at: Math.min(line?.at ?? 0, FAR),
    ahead: line ? Math.min(line.moments.length - 1 - line.at, FAR) : 0,
    state: line?.moments[line.at]?.step.state,
    asksGuards,
    asked: asked?.answers,
    forced,
    pathResult: pathResult?.kind,
  }),
})
