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
      'an event': { choice: openGate },
      'a timer that is not running': {
        choice: { kind: 'timer', id: 'after: lamp.on untilDim', label: 'after 5 s: lamp.on untilDim' },
      },
    },
    'transition.take': {
      'a possible transition': { edge },
      'an impossible transition': { edge: 'gate.open: after untilShut → gate.shut' },
    },
    'guard.answer': { no: { edge, answer: false } },
    'question.confirm': {},
    'question.cancel': {},
    'time.pass': { 'a second': { ms: 1_000 }, 'no time': { ms: 0 } },
    'history.back': {},
    'history.forward': {},
    'history.jump': { 'to the start': { at: 0 }, 'beyond the end': { at: 99 } },
    'simulation.restart': {
      'with a locked gate': { inputName: 'locked' },
      'with an unknown input': { inputName: 'no' },
    },
    'path.play': { 'a path that leads nowhere': { path: { labels: ['start', 'gate.open'], step: 0 } } },
    'guard.force': { permanently: { edge, answer: true, isKept: true } },
    'guard.release': { 'the guard': { edge } },
    'guards.ask': { on: { asks: true }, off: { asks: false } },
    'play.start': {},
    'play.pause': {},
    'pathSearch.seek': { 'from here': { goal: 'gate.open', from: 'here' } },
    'pathSearch.progress': { 'some progress': { explored: 40 } },
    'pathSearch.stop': {},
    'pathSearch.take': { 'at once': { isAtOnce: true }, 'step by step': { isAtOnce: false } },
    'pathSearch.dismiss': {},
  },
  outcomes: {
    loadSimulation: {
      'simulation loaded': { done: simulation },
      'module not found': { error: new Error('No such module.') },
    },
    searchPath: {
      'path found': { done: { kind: 'found', from: 'start', moments: [unlocked, opened] } },
      'no path found': { done: { kind: 'missing', obstacles: [], isCutShort: false } },
      'search failed': { error: new Error('A case threw.') },
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
