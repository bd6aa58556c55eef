import { assign, type DoneActorEvent, emit, setup } from 'xstate'
import type { ContractStatus } from '#api/agents/contract-status.ts'
import type { RequestVersion } from '#api/agents/contracts.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { Task } from '#machines/site/overlays.types.ts'
import type {
  ContractStatusCommand,
  ContractStatusContext,
  ContractStatusInput,
  ContractStatusReport,
  MemberContracts,
  StatusReading,
} from './contract-status.types.ts'

const READ_AGAIN = 15_000

const reading = ({ event }: { event: DoneActorEvent<StatusReading> }) => event.output
const task = ({ event }: { event: { task: Task } }) => event.task
const closed = {
  guard: { type: 'isContract', params: task },
  actions: [{ type: 'snoozeOpened', params: task }, 'saveSnoozed'],
} as const

const withSnoozed = (snoozed: readonly RequestVersion[], request: RequestVersion) =>
  isSnoozed(snoozed, request) ? snoozed : [...snoozed, request]

const isSnoozed = (snoozed: readonly RequestVersion[], { requestId, version }: RequestVersion) =>
  snoozed.some((other) => other.requestId === requestId && other.version === version)

/** Returns the oldest pending request that has not been snoozed. */
const nextDue = ({ status, snoozed }: ContractStatusContext): RequestVersion | undefined =>
  status?.incoming
    .map(({ id, version }) => ({ requestId: id, version }))
    .find((request) => !isSnoozed(snoozed, request))

const contractsOf = ({ types, incoming, hasMore }: ContractStatus): MemberContracts => ({
  ...types,
  waiting: { count: incoming.length, hasMore },
})

/**
 * A member's contract status (AGENT-09, CALL-13): the kinds of contracts the member can have, and the
 * requests to answer. Any page shows these requests (CONTR-04).
 */
export const contractStatusMachine = setup({
  types: {
    input: {} as ContractStatusInput,
    context: {} as ContractStatusContext,
    events: {} as ContractStatusCommand,
    emitted: {} as ContractStatusReport,
  },
  actors: { readContractStatus: providedCall<StatusReading, { memberId: string }>() },
  guards: {
    isOff: ({ context }) => !context.isOffered || context.isTrial,
    hasDue: ({ context }) => nextDue(context) !== undefined,
    isContract: (_, { kind }: Task) => kind === 'contract',
  },
  actions: {
    setOffered: assign((_, { isOffered }: { isOffered: boolean }) => ({ isOffered })),
    /** Keeps the requests snoozed on this page, because storage may be unavailable. */
    setStatus: assign(({ context }, { status, snoozed }: StatusReading) => ({
      status,
      snoozed: context.snoozed.reduce(withSnoozed, snoozed),
    })),
    snooze: assign({
      snoozed: ({ context }, { request }: { request: RequestVersion }) =>
        withSnoozed(context.snoozed, request),
    }),
    /**
     * Snoozes the version that opened the popup, no matter how the popup was closed. If the popup showed a
     * later version, `request.snooze` snoozes that one. A version that was never shown opens the popup again.
     */
    snoozeOpened: assign(({ context: { snoozed, opened } }, task: Task) =>
      opened && task.kind === 'contract' && task.requestId === opened.requestId
        ? { snoozed: withSnoozed(snoozed, opened), opened: null }
        : {},
    ),
    saveSnoozed: providedEffect(),
    /** While the popup is open, `opened` remains the version that opened it. */
    setOpened: assign(({ context }) => {
      const due = nextDue(context) ?? null
      return due?.requestId === context.opened?.requestId ? {} : { opened: due }
    }),
    notifyRead: emit(
      (_, { status }: StatusReading): ContractStatusReport => ({
        type: 'contracts.read',
        types: contractsOf(status),
      }),
    ),
    notifyLoadFailed: emit(
      ({ context: { status } }): ContractStatusReport => ({
        type: 'contracts.read',
        types: status ? contractsOf(status) : 'loadFailed',
      }),
    ),
    notifyDue: emit(({ context }): ContractStatusReport => {
      if (!context.opened) throw new Error('No contract request is open.')
      return { type: 'contract.due', request: context.opened }
    }),
  },
  delays: { untilReadAgain: READ_AGAIN },
}).createMachine({
  id: 'contractStatus',
  description: 'Tracks a player’s contracts and shows, on any page, the requests that wait for an answer.',
  context: ({ input }) => ({ ...input, status: null, snoozed: [], opened: null }),
  initial: 'routing',
  on: {
    'contracts.offered': { target: '.routing', actions: { type: 'setOffered', params: eventParams } },
    'contracts.changed': '.routing',
    'request.snooze': { actions: [{ type: 'snooze', params: eventParams }, 'saveSnoozed'] },
    'overlay.closed': closed,
  },
  states: {
    routing: {
      description: 'The page checks whether contracts apply to this player.',
      always: [{ guard: 'isOff', target: 'off' }, { target: 'reading' }],
    },
    off: {
      description: 'Contracts do not apply: the operator does not offer them, or the player is in demo mode.',
      on: { 'contracts.changed': {} },
    },
    reading: {
      description: 'The contract status is loading. The last known status is used until then.',
      invoke: {
        id: 'readContractStatus',
        src: 'readContractStatus',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: {
          target: 'known',
          actions: [
            { type: 'setStatus', params: reading },
            { type: 'notifyRead', params: reading },
          ],
        },
        onError: 'waiting',
      },
      on: { 'contracts.changed': { target: 'reading', reenter: true } },
    },
    waiting: {
      description: 'The contract status could not be loaded. The page tries again after a short wait.',
      entry: 'notifyLoadFailed',
      after: { untilReadAgain: 'reading' },
    },
    known: {
      description: 'The contract status is known.',
      initial: 'selecting',
      states: {
        selecting: {
          description: 'The page picks the oldest request that waits for an answer.',
          always: [{ guard: 'hasDue', target: 'due' }, { target: 'idle' }],
        },
        due: {
          description: 'A request needs the player’s answer and opens as a popup.',
          entry: ['setOpened', 'notifyDue'],
          on: {
            'overlay.closed': { ...closed, target: 'selecting' },
          },
        },
        idle: { description: 'No request is waiting, or the player has postponed all of them.' },
      },
    },
  },
})
