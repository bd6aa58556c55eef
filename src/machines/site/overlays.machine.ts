import { assign, sendParent, setup } from 'xstate'
import {
  ask,
  clear,
  close,
  dismissible,
  emptyArrangement,
  isRepeated,
  moneyBegan,
  moneySettled,
  openedAs,
  stackDialog,
  unstackDialog,
} from './overlays.logic.ts'
import type { Arrangement, OverlaysEvent, StackedDialogRequest, Task, TaskKind } from './overlays.types.ts'

const asked = ({ event }: { event: { task: Task } }) => event.task

const byId = ({ event }: { event: { id: string } }) => event.id

/**
 * Decides which overlays are visible, using the pure functions of `overlays.logic.ts`. A more urgent task
 * covers a less urgent one, which later reappears unchanged. The two most urgent kinds close the tasks below
 * them instead. Less urgent tasks are queued, at most one per kind.
 */
export const overlaysMachine = setup({
  types: {
    input: {} as { task: Task | null },
    context: {} as Arrangement,
    events: {} as OverlaysEvent,
  },
  guards: {
    isNew: ({ context }, task: Task) => !isRepeated(context, task),
    isDismissible: ({ context }, id: string) => dismissible(context, id) !== undefined,
    isStacked: ({ context }, id: string) => openedAs(context, id) !== undefined,
  },
  actions: {
    addTask: assign(({ context }, task: Task) => ask(context, task)),
    closeTask: assign(({ context }, id: string) => close(context, id)),
    clearTasks: assign(({ context }, kinds: readonly TaskKind[]) => clear(context, kinds)),
    stackDialog: assign(({ context }, above: StackedDialogRequest) => stackDialog(context, above)),
    unstackDialog: assign(({ context }, id: string) => unstackDialog(context, id)),
    countMoney: assign(({ context }) => moneyBegan(context)),
    settleMoney: assign(({ context }) => moneySettled(context)),
    reportClosed: sendParent(({ context }, id: string) => ({
      type: 'overlay.closed',
      task: dismissible(context, id),
    })),
    reportConfirmed: sendParent(({ context }, id: string) => ({
      type: 'overlay.confirmed',
      above: openedAs(context, id),
    })),
  },
}).createMachine({
  id: 'overlays',
  description:
    'Decides which popup is on top of the page: one at a time, the most urgent first. A required password change cannot be closed.',
  context: ({ input: { task } }) => (task ? ask(emptyArrangement, task) : emptyArrangement),
  on: {
    'overlay.ask': {
      guard: { type: 'isNew', params: asked },
      actions: { type: 'addTask', params: asked },
    },
    'overlay.close': {
      guard: { type: 'isDismissible', params: byId },
      actions: [
        { type: 'reportClosed', params: byId },
        { type: 'closeTask', params: byId },
      ],
    },
    'overlay.clear': { actions: { type: 'clearTasks', params: ({ event }) => event.kinds } },
    'overlay.stack': { actions: { type: 'stackDialog', params: ({ event }) => event.above } },
    'overlay.unstack': { actions: { type: 'unstackDialog', params: byId } },
    'overlay.confirm': {
      guard: { type: 'isStacked', params: byId },
      actions: [
        { type: 'reportConfirmed', params: byId },
        { type: 'unstackDialog', params: byId },
      ],
    },
    'money.began': { actions: 'countMoney' },
    'money.settled': { actions: 'settleMoney' },
  },
})
