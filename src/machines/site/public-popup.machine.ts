import { assign, type DoneActorEvent, emit, setup } from 'xstate'
import type { Execution } from '#api/site/popups.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { Popup } from '#protocol/site/popups.ts'
import type { OverlaysReport, Task } from './overlays.types.ts'

/** Who sees the popups. `owner` is the key under which closed popups are stored. */
export type Audience = { owner: string; executions: readonly Execution[] }

export type PopupCommand =
  | { type: 'popup.dismiss'; notAgainToday: boolean }
  | Extract<OverlaysReport, { type: 'overlay.closed' }>
  | { type: 'page.calm' }
  | { type: 'page.busy' }

type Context = Audience & {
  waiting: readonly Popup[]
  isCalm: boolean
}

/** How long to wait for the visitor's first interaction before the first popup appears, in ms. */
const HOLD_BACK = 5_000

/** The next popup is due, or the open popup must close without counting as dismissed. */
export type PopupReport = { type: 'popup.due'; popup: Popup } | { type: 'popup.withdrawn' }

const popups = ({ event }: { event: DoneActorEvent<Popup[]> }) => event.output

/**
 * The operator's popups, one after another (POP-01, POP-02). A closed popup does not return in this tab.
 * Popups appear only on Home and on game lists, never on pages that move money. If they cannot be loaded,
 * none appear.
 */
export const publicPopupMachine = setup({
  types: {
    input: {} as Audience,
    context: {} as Context,
    events: {} as PopupCommand,
    emitted: {} as PopupReport,
  },
  actors: {
    firstInteraction: providedCall<void>(),
    /** Loads the popups that this audience has not closed or postponed. */
    readPopups: providedCall<Popup[], Audience>(),
  },
  guards: {
    isVisitor: ({ context }) => context.executions.includes('B'),
    isCalm: ({ context }) => context.isCalm,
    isBusy: ({ context }) => !context.isCalm,
    hasNext: ({ context }) => context.waiting.length > 0,
    isPopup: (_, { kind }: Task) => kind === 'popup',
    isUnwanted: (_, { notAgainToday }: { notAgainToday: boolean }) => notAgainToday,
  },
  actions: {
    markCalm: assign({ isCalm: true }),
    markBusy: assign({ isCalm: false }),
    setWaiting: assign({ waiting: (_, popups: Popup[]) => popups }),
    announceNext: emit(({ context: { waiting } }): PopupReport => {
      const [popup] = waiting
      if (!popup) throw new Error('No popup is waiting.')
      return { type: 'popup.due', popup }
    }),
    withdraw: emit({ type: 'popup.withdrawn' }),
    saveClosed: providedEffect(),
    saveSnoozed: providedEffect(),
    dropFirst: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
  },
  delays: { holdBackTime: HOLD_BACK },
}).createMachine({
  id: 'publicPopup',
  description:
    'Shows the operator’s popups one after another, only on the home page and in game lists, and never above anything more urgent.',
  context: ({ input }) => ({ ...input, waiting: [], isCalm: false }),
  initial: 'opening',
  on: { 'page.calm': { actions: 'markCalm' }, 'page.busy': { actions: 'markBusy' } },
  states: {
    opening: {
      description:
        'Visitors see the site before the first popup. Players see theirs as soon as the page allows it.',
      always: [{ guard: 'isVisitor', target: 'holdingBack' }, { target: 'waitingForLobby' }],
    },
    holdingBack: {
      description:
        'The visitor has not used the page yet. The popups wait for the first interaction or a few seconds.',
      invoke: { id: 'firstInteraction', src: 'firstInteraction', onDone: 'waitingForLobby' },
      after: { holdBackTime: 'waitingForLobby' },
    },
    waitingForLobby: {
      description:
        'A popup would interrupt: the page is neither the home page nor a game list, or a game is opening.',
      always: { guard: 'isCalm', target: 'reading' },
    },
    reading: {
      description: 'The popups for this visitor are loading.',
      always: { guard: 'isBusy', target: 'waitingForLobby' },
      invoke: {
        id: 'readPopups',
        src: 'readPopups',
        input: ({ context: { owner, executions } }) => ({ owner, executions }),
        onDone: { target: 'routing', actions: { type: 'setWaiting', params: popups } },
        onError: { target: 'finished', description: 'The popups could not be loaded. No error is shown.' },
      },
    },
    routing: {
      description: 'The page picks the next popup, if there is one.',
      always: [{ guard: 'hasNext', target: 'showing' }, { target: 'finished' }],
    },
    showing: {
      description: 'A popup is shown, or waits until nothing more urgent is open.',
      entry: 'announceNext',
      always: {
        guard: 'isBusy',
        description:
          'The popup closes without counting as closed by the visitor. The list is loaded again later, so that no outdated one appears.',
        target: 'waitingForLobby',
        actions: 'withdraw',
      },
      on: {
        'popup.dismiss': [
          {
            guard: { type: 'isUnwanted', params: eventParams },
            actions: ['saveClosed', 'saveSnoozed'],
          },
          { actions: 'saveClosed' },
        ],
        'overlay.closed': {
          guard: { type: 'isPopup', params: ({ event }) => event.task },
          target: 'routing',
          actions: 'dropFirst',
        },
      },
    },
    finished: { type: 'final', description: 'No popups are left for this visitor.' },
  },
})
