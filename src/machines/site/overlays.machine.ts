import { assign, sendParent, setup } from 'xstate'
import * as arrangement from './overlays/overlay-stack.ts'
import type { Above, AboveRequest } from './overlays/stacked-dialog.ts'
import { isForced, type Task, type TaskKind } from './overlays/task.ts'

export type OverlaysEvent =
  | { type: 'overlay.ask'; task: Task }
  /** The player closes a task. Refused for a forced one. */
  | { type: 'overlay.close'; id: string }
  /** The cause of a task is gone; takes away forced ones too, and tells nobody. */
  | { type: 'overlay.clear'; kind: TaskKind }
  | { type: 'overlay.openAbove'; above: AboveRequest }
  | { type: 'overlay.closeAbove'; id: string }
  | { type: 'overlay.confirm'; id: string }
  | { type: 'money.began' }
  | { type: 'money.settled' }

/** What the arbiter tells its parent. */
export type OverlaysReport =
  | { type: 'overlay.closed'; task: Task }
  | { type: 'overlay.confirmed'; above: Above }

const asked = ({ event }: { event: { task: Task } }) => event.task
const byId = ({ event }: { event: { id: string } }) => event.id

/**
 * Decides what is on top. A more urgent task covers a less urgent one, which returns afterwards as it was; the
 * two most urgent put an end to what they find. All others wait their turn, and none of a kind comes twice.
 */
export const overlaysMachine = setup({
  types: {
    /** What lies over the page as it opens, if anything does. */
    input: {} as { task: Task | null },
    context: {} as arrangement.Arrangement,
    events: {} as OverlaysEvent,
  },
  guards: {
    isNew: ({ context }, task: Task) => !arrangement.isRepeated(context, task),
    isDismissible: ({ context }, id: string) => arrangement.dismissible(context, id) !== undefined,
    isOpenAbove: ({ context }, id: string) => arrangement.openedAs(context, id) !== undefined,
    isForced: ({ context }) => context.shown.some(isForced),
    isFree: ({ context }) => !context.shown.some(isForced),
    isBusy: ({ context }) => context.shown.length > 0 || context.opened.length > 0,
    isEmpty: ({ context }) => context.shown.length === 0 && context.opened.length === 0,
  },
  actions: {
    addTask: assign(({ context }, task: Task) => arrangement.ask(context, task)),
    closeTask: assign(({ context }, id: string) => arrangement.close(context, id)),
    clearKind: assign(({ context }, kind: TaskKind) => arrangement.clear(context, kind)),
    openAbove: assign(({ context }, above: AboveRequest) => arrangement.openAbove(context, above)),
    closeAbove: assign(({ context }, id: string) => arrangement.closeAbove(context, id)),
    countMoney: assign(({ context }) => arrangement.moneyBegan(context)),
    settleMoney: assign(({ context }) => arrangement.moneySettled(context)),
    tellClosed: sendParent(({ context }, id: string) => ({
      type: 'overlay.closed',
      task: arrangement.dismissible(context, id),
    })),
    tellConfirmed: sendParent(({ context }, id: string) => ({
      type: 'overlay.confirmed',
      above: arrangement.openedAs(context, id),
    })),
  },
}).createMachine({
  id: 'overlays',
  description:
    'Decides which popup lies on top of the page, so that everybody has one thing at a time to deal with, the most urgent first.',
  context: ({ input: { task } }) =>
    task ? arrangement.ask(arrangement.emptyArrangement, task) : arrangement.emptyArrangement,
  initial: 'clear',
  on: {
    'overlay.ask': {
      guard: { type: 'isNew', params: asked },
      actions: { type: 'addTask', params: asked },
    },
    'overlay.close': {
      guard: { type: 'isDismissible', params: byId },
      actions: [
        { type: 'tellClosed', params: byId },
        { type: 'closeTask', params: byId },
      ],
    },
    'overlay.clear': { actions: { type: 'clearKind', params: ({ event }) => event.kind } },
    'overlay.openAbove': { actions: { type: 'openAbove', params: ({ event }) => event.above } },
    'overlay.closeAbove': { actions: { type: 'closeAbove', params: byId } },
    'overlay.confirm': {
      guard: { type: 'isOpenAbove', params: byId },
      actions: [
        { type: 'tellConfirmed', params: byId },
        { type: 'closeAbove', params: byId },
      ],
    },
    'money.began': { actions: 'countMoney' },
    'money.settled': { actions: 'settleMoney' },
  },
  states: {
    clear: {
      description: 'Nothing lies over the page.',
      always: { guard: 'isBusy', target: 'busy' },
    },
    busy: {
      description: 'Something lies over the page, which is out of reach until it is gone.',
      initial: 'dismissible',
      always: { guard: 'isEmpty', target: 'clear' },
      states: {
        dismissible: {
          description: 'What is on top can be closed, also by the Escape key or a press beside it.',
          always: { guard: 'isForced', target: 'forced' },
        },
        forced: {
          description: 'The password must be changed before anything else; there is no way around it.',
          always: { guard: 'isFree', target: 'dismissible' },
        },
      },
    },
  },
})
