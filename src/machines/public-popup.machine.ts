import { assign, type DoneActorEvent, emit, fromPromise, setup } from 'xstate'
import { firstDeed } from '#api/first-deed.ts'
import { type Execution, readPopups } from '#api/popups.ts'
import { markSeen, putOffPopup, seenPopups } from '#api/seen-popups.ts'
import type { Popup } from '#contract/popups.ts'
import type { Task } from './overlays/task.ts'
import type { Audience, PopupCommand } from './public-popup/audience.ts'

/** Milliseconds that a visitor has the page for themselves, when they do nothing with it. */
const SEEN_AFTER = 5_000

/** What is said to whoever holds the page: the next popup is due. */
export type PopupDue = { type: 'popup.due'; popup: Popup }

const popups = ({ event }: { event: DoneActorEvent<Popup[]> }) => event.output
const itself = <Event>({ event }: { event: Event }) => event

/**
 * The operator's popups for whoever is there, one after another (POP-01, POP-02). One counts as seen when it has been
 * closed. That they cannot be read is not worth a word to anybody.
 */
export const publicPopupMachine = setup({
  types: {
    input: {} as Audience,
    context: {} as Audience & { waiting: readonly Popup[] },
    events: {} as PopupCommand,
    emitted: {} as PopupDue,
  },
  actors: {
    firstDeed: fromPromise<void>(({ signal }) => firstDeed(signal)),
    readPopups: fromPromise<Popup[], readonly Execution[]>(({ input, signal }) => readPopups(input, signal)),
  },
  guards: {
    isVisitor: ({ context }) => context.executions.includes('B'),
    hasNext: ({ context }) => context.waiting.length > 0,
    isPopup: (_, { kind }: Task) => kind === 'popup',
    isUnwanted: (_, { notAgainToday }: { notAgainToday: boolean }) => notAgainToday,
  },
  actions: {
    keepUnseen: assign({
      waiting: ({ context }, popups: Popup[]) => {
        const seen = seenPopups(context.owner)
        return popups.filter(({ id }) => !seen.has(id))
      },
    }),
    announceNext: emit(({ context: { waiting } }): PopupDue => {
      const [popup] = waiting
      if (!popup) throw new Error('No popup is waiting.')
      return { type: 'popup.due', popup }
    }),
    noteSeen: ({ context: { owner, waiting } }) => {
      for (const { id } of waiting.slice(0, 1)) markSeen(owner, id)
    },
    notePutOff: ({ context: { owner, waiting } }) => {
      for (const { id } of waiting.slice(0, 1)) putOffPopup(owner, id)
    },
    dropFirst: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
  },
  delays: { untilSeen: SEEN_AFTER },
}).createMachine({
  id: 'publicPopup',
  description:
    'Shows visitors and members the popups that the operator has for them, one after another and never over anything more urgent.',
  context: ({ input }) => ({ ...input, waiting: [] }),
  initial: 'opening',
  states: {
    opening: {
      description:
        'Visitors get to see the site before a popup lies over it; members are shown theirs at once.',
      always: [{ guard: 'isVisitor', target: 'holdingBack' }, { target: 'reading' }],
    },
    holdingBack: {
      description: 'The visitor has done nothing with the page so far.',
      invoke: { id: 'firstDeed', src: 'firstDeed', onDone: 'reading' },
      after: { untilSeen: 'reading' },
    },
    reading: {
      description: 'The platform is asked which popups there are for this person.',
      invoke: {
        id: 'readPopups',
        src: 'readPopups',
        input: ({ context }) => context.executions,
        onDone: { target: 'choosing', actions: { type: 'keepUnseen', params: popups } },
        onError: { target: 'finished', description: 'A popup is never worth an error message.' },
      },
    },
    choosing: {
      description: 'The next popup is taken, if there is one.',
      always: [{ guard: 'hasNext', target: 'showing' }, { target: 'finished' }],
    },
    showing: {
      description: 'A popup is shown, or waits until nothing more urgent lies over the page.',
      entry: 'announceNext',
      on: {
        'popup.dismiss': [
          {
            guard: { type: 'isUnwanted', params: itself },
            actions: ['noteSeen', 'notePutOff'],
          },
          { actions: 'noteSeen' },
        ],
        'overlay.closed': {
          guard: { type: 'isPopup', params: ({ event }) => event.task },
          target: 'choosing',
          actions: 'dropFirst',
        },
      },
    },
    finished: { type: 'final', description: 'No popup is left for this person.' },
  },
})
