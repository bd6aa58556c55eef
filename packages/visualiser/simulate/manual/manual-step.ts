import type { Choice } from '@palpite/paths/machine/choices.ts'
import { simulateSetup } from '#visualiser/simulate/simulate-setup.ts'

const chosen = ({ event }: { event: { choice: Choice } }) => event.choice
const transition = ({ event }: { event: { edge: string } }) => event.edge
const span = ({ event }: { event: { ms: number } }) => event.ms
const place = ({ event }: { event: { at: number } }) => event.at
const input = ({ event }: { event: { inputName: string } }) => event.inputName

/**
 * The region of the chart that handles the user's steps. When the current moment or a forced guard changes,
 * it raises `present.moved` for the other regions.
 */
export const hand = simulateSetup.createStateConfig({
  description: 'Steps that the user takes by hand.',
  initial: 'free',
  on: {
    'choice.take': [
      {
        description: 'The user has to answer the guards of this step first.',
        guard: { type: 'raisesQuestions', params: chosen },
        target: '.asking',
        actions: { type: 'keepQuestion', params: chosen },
      },
      {
        guard: { type: 'isPossible', params: chosen },
        target: '.free',
        actions: [{ type: 'takeChoice', params: chosen }, 'raiseMoved'],
      },
    ],
    'transition.take': [
      {
        guard: { type: 'isPassable', params: transition },
        actions: { type: 'takeTransition', params: transition },
      },
      {
        description: 'This transition is not possible now, so the page searches for a path to it.',
        actions: { type: 'seekTransition', params: transition },
      },
    ],
    'time.pass': {
      guard: { type: 'mayPass', params: span },
      target: '.free',
      actions: [{ type: 'passTime', params: span }, 'raiseMoved'],
    },
    'history.back': { guard: 'hasPast', target: '.free', actions: ['goBack', 'raiseMoved'] },
    'history.forward': { guard: 'hasFuture', target: '.free', actions: ['goForward', 'raiseMoved'] },
    'history.jump': {
      guard: { type: 'isMoment', params: place },
      target: '.free',
      actions: [{ type: 'jump', params: place }, 'raiseMoved'],
    },
    'simulation.restart': {
      guard: { type: 'isInput', params: input },
      target: '.free',
      actions: [{ type: 'restart', params: input }, 'raiseMoved'],
    },
    'path.play': {
      target: '.free',
      actions: [{ type: 'playPath', params: ({ event }) => event.path }, 'raiseMoved'],
    },
    'play.start': { target: '.free', actions: 'forgetQuestion' },
    'guard.force': {
      target: '.free',
      actions: [{ type: 'forceGuard', params: ({ event }) => event }, 'forgetQuestion', 'raiseMoved'],
    },
    'guard.release': {
      target: '.free',
      actions: [{ type: 'releaseGuard', params: ({ event }) => event.edge }, 'forgetQuestion', 'raiseMoved'],
    },
    'guards.ask': {
      target: '.free',
      actions: [{ type: 'keepAsking', params: ({ event }) => event.asks }, 'forgetQuestion'],
    },
  },
  states: {
    free: { description: 'The user can choose any possible step.' },
    asking: {
      description: 'The user chose a step and has to answer its guards first.',
      on: {
        'guard.answer': { actions: { type: 'answerGuard', params: ({ event }) => event } },
        'question.confirm': { target: 'free', actions: ['takeAsked', 'raiseMoved'] },
        'question.cancel': { target: 'free', actions: 'forgetQuestion' },
        'pathSearch.take': { target: 'free', actions: 'forgetQuestion' },
      },
    },
  },
})
