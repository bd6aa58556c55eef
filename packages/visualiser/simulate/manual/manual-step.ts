import type { Choice } from '@palpite/paths/machine/choices.ts'
import { simulateSetup } from '#visualiser/simulate/simulate-setup.ts'

const chosen = ({ event }: { event: { choice: Choice } }) => event.choice
const transition = ({ event }: { event: { edge: string } }) => event.edge
const span = ({ event }: { event: { ms: number } }) => event.ms
const place = ({ event }: { event: { at: number } }) => event.at
const input = ({ event }: { event: { inputName: string } }) => event.inputName

/** Manual steps. Every change of the present also raises an event for the other regions. */
export const hand = simulateSetup.createStateConfig({
  description: 'What is done by hand.',
  initial: 'free',
  on: {
    'choice.take': [
      {
        description: 'Guards on the way are to be answered first.',
        guard: { type: 'raisesQuestions', params: chosen },
        target: '.asking',
        actions: { type: 'keepQuestion', params: chosen },
      },
      {
        guard: { type: 'isPossible', params: chosen },
        target: '.free',
        actions: [{ type: 'takeChoice', params: chosen }, 'sayMoved'],
      },
    ],
    'transition.take': [
      {
        guard: { type: 'isPassable', params: transition },
        actions: { type: 'takeTransition', params: transition },
      },
      {
        description: 'What cannot be taken now says how one gets there.',
        actions: { type: 'seekTransition', params: transition },
      },
    ],
    'time.pass': {
      guard: { type: 'mayPass', params: span },
      target: '.free',
      actions: [{ type: 'passTime', params: span }, 'sayMoved'],
    },
    'history.back': { guard: 'hasPast', target: '.free', actions: ['goBack', 'sayMoved'] },
    'history.forward': { guard: 'hasFuture', target: '.free', actions: ['goForward', 'sayMoved'] },
    'history.jump': {
      guard: { type: 'isMoment', params: place },
      target: '.free',
      actions: [{ type: 'jump', params: place }, 'sayMoved'],
    },
    'simulation.restart': {
      guard: { type: 'isInput', params: input },
      target: '.free',
      actions: [{ type: 'restart', params: input }, 'sayMoved'],
    },
    'path.play': {
      target: '.free',
      actions: [{ type: 'playPath', params: ({ event }) => event.path }, 'sayMoved'],
    },
    'play.start': { target: '.free', actions: 'forgetQuestion' },
    'guard.force': {
      target: '.free',
      actions: [{ type: 'forceGuard', params: ({ event }) => event }, 'forgetQuestion', 'sayMoved'],
    },
    'guard.release': {
      target: '.free',
      actions: [{ type: 'releaseGuard', params: ({ event }) => event.edge }, 'forgetQuestion', 'sayMoved'],
    },
    'guards.ask': {
      target: '.free',
      actions: [{ type: 'keepAsking', params: ({ event }) => event.asks }, 'forgetQuestion'],
    },
  },
  states: {
    free: { description: 'Whatever may happen next can be chosen.' },
    asking: {
      description: 'Something was chosen whose guards are to be answered first.',
      on: {
        'guard.answer': { actions: { type: 'answerGuard', params: ({ event }) => event } },
        'question.confirm': { target: 'free', actions: ['takeAsked', 'sayMoved'] },
        'question.cancel': { target: 'free', actions: 'forgetQuestion' },
        'way.take': { target: 'free', actions: 'forgetQuestion' },
      },
    },
  },
})
