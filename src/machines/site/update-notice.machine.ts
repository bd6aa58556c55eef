import { assign, setup } from 'xstate'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'

/** Time between checks for a newer build, and time until a dismissed notice returns, in ms. */
const LOOK_AGAIN = 30 * 60_000
const SHOW_AGAIN = 60 * 60_000

/** Offers a reload when a newer build is available (SYS-12). The page never reloads by itself. */
export const updateNoticeMachine = setup({
  types: {
    context: {} as {
      /** Whether the notice must wait: another bar is at the bottom, or the page is for members only. */
      isTaken: boolean
    },
    events: {} as
      | { type: 'update.load' }
      | { type: 'update.putOff' }
      | { type: 'foot.taken' }
      | { type: 'foot.freed' },
    children: {} as { untilVisible: 'untilVisible'; askForNewBuild: 'askForNewBuild' },
  },
  actors: {
    untilVisible: providedCall<void>(),
    askForNewBuild: providedCall<boolean>(),
  },
  guards: {
    isOutdated: (_, outdated: boolean) => outdated,
    isTaken: ({ context }) => context.isTaken,
    isFree: ({ context }) => !context.isTaken,
  },
  actions: {
    reload: providedEffect(),
    markTaken: assign({ isTaken: true }),
    markFree: assign({ isTaken: false }),
  },
  delays: { untilLookedAgain: LOOK_AGAIN, untilShownAgain: SHOW_AGAIN },
}).createMachine({
  id: 'updateNotice',
  description:
    'Offers to reload the page when a newer version of the site is available. The visitor decides when.',
  context: { isTaken: false },
  initial: 'current',
  on: { 'foot.taken': { actions: 'markTaken' }, 'foot.freed': { actions: 'markFree' } },
  states: {
    current: {
      description: 'The page has the newest known version.',
      after: { untilLookedAgain: 'awaitingLook' },
    },
    awaitingLook: {
      description: 'It is time for a check. A hidden page waits until it is visible.',
      invoke: { id: 'untilVisible', src: 'untilVisible', onDone: 'asking' },
    },
    asking: {
      description: 'The page checks which version is the newest.',
      invoke: {
        id: 'askForNewBuild',
        src: 'askForNewBuild',
        onDone: [
          { guard: { type: 'isOutdated', params: ({ event }) => event.output }, target: 'outdated' },
          { target: 'current' },
        ],
        onError: 'current',
      },
    },
    outdated: {
      description: 'A newer version is available.',
      initial: 'waiting',
      states: {
        waiting: {
          description:
            'The notice waits, because another one is at the bottom of the page or the page is for players only.',
          always: { guard: 'isFree', target: 'shown' },
        },
        shown: {
          description: 'A notice offers to load the new version.',
          always: { guard: 'isTaken', target: 'waiting' },
          on: { 'update.load': '#updateNotice.loading', 'update.putOff': '#updateNotice.putOff' },
        },
      },
    },
    putOff: {
      description: 'The visitor postponed the update. The notice returns later.',
      after: { untilShownAgain: 'outdated' },
    },
    loading: { type: 'final', description: 'The page is reloading with the new version.', entry: 'reload' },
  },
})
