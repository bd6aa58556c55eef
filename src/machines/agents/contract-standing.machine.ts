import { assign, type DoneActorEvent, emit, fromPromise, setup } from 'xstate'
import { type ContractStanding, readContractStanding } from '#api/agents/contract-standing.ts'
import type { Seen } from '#api/agents/contracts.ts'
import { isSnoozed, snoozeRequest } from '#api/agents/snoozed-requests.ts'
import type { Task } from '#machines/site/overlays.types.ts'
import type {
  StandingCommand,
  StandingContext,
  StandingInput,
  StandingReport,
  StandingTypes,
} from './contract-standing.types.ts'

const READ_AGAIN = 15_000

const itself = <Event>({ event }: { event: Event }) => event
const task = ({ event }: { event: { task: Task } }) => event.task
const closed = {
  guard: { type: 'isContract', params: task },
  actions: { type: 'snoozeClosed', params: task },
} as const

/** The oldest pending request that was not snoozed. */
function nextDue({ standing, memberId }: StandingContext): Seen | null {
  const due = standing?.incoming.find(({ id, version }) => !isSnoozed(memberId, { requestId: id, version }))
  return due ? { requestId: due.id, version: due.version } : null
}

const told = ({ types, incoming, hasMore }: ContractStanding): StandingTypes => ({
  ...types,
  waiting: { count: incoming.length, hasMore },
})

/**
 * A member's contract status (AGENT-09, CALL-13): which kinds apply, and requests waiting for an answer,
 * which are shown on any page (CONTR-04).
 */
export const contractStandingMachine = setup({
  types: {
    input: {} as StandingInput,
    context: {} as StandingContext,
    events: {} as StandingCommand,
    emitted: {} as StandingReport,
  },
  actors: {
    readContractStanding: fromPromise<ContractStanding>(({ signal }) => readContractStanding(signal)),
  },
  guards: {
    isOff: ({ context }) => !context.isOffered || context.isTrial,
    hasDue: ({ context }) => nextDue(context) !== null,
    isContract: (_, { kind }: Task) => kind === 'contract',
  },
  actions: {
    setOffered: assign((_, { isOffered }: { isOffered: boolean }) => ({ isOffered })),
    setStatus: assign({ standing: (_, standing: ContractStanding) => standing }),
    snooze: ({ context }, { seen }: { seen: Seen }) => snoozeRequest(context.memberId, seen),
    /**
     * Snoozes the known version, however the dialog was closed; `request.putOff` reports the version the
     * reader saw.
     */
    snoozeClosed: ({ context: { memberId, standing } }, task: Task) => {
      for (const { id, version } of standing?.incoming ?? [])
        if (task.kind === 'contract' && task.requestId === id)
          snoozeRequest(memberId, { requestId: id, version })
    },
    notifyRead: emit(
      (_, standing: ContractStanding): StandingReport => ({ type: 'contracts.read', types: told(standing) }),
    ),
    notifyLoadFailed: emit(
      ({ context: { standing } }): StandingReport => ({
        type: 'contracts.read',
        types: standing ? told(standing) : 'unread',
      }),
    ),
    notifyDue: emit(({ context }): StandingReport => {
      const due = nextDue(context)
      if (!due) throw new Error('Nothing waits for an answer.')
      return { type: 'contract.due', requestId: due.requestId }
    }),
  },
  delays: { untilReadAgain: READ_AGAIN },
}).createMachine({
  id: 'contractStanding',
  description:
    'Knows which contracts members have to do with, and brings what waits for their answer before them, wherever they are.',
  context: ({ input }) => ({ ...input, standing: null }),
  initial: 'routing',
  on: {
    'contracts.offered': { target: '.routing', actions: { type: 'setOffered', params: itself } },
    'contracts.changed': '.routing',
    'request.putOff': { actions: { type: 'snooze', params: itself } },
    'overlay.closed': closed,
  },
  states: {
    routing: {
      description: 'Whether contracts concern this member is decided.',
      always: [{ guard: 'isOff', target: 'off' }, { target: 'reading' }],
    },
    off: {
      description: 'The operator has no contracts, or the member only tries the site out.',
      on: { 'contracts.changed': {} },
    },
    reading: {
      description:
        'The platform is asked how the member stands; until it answers, what was known before holds.',
      invoke: {
        id: 'readContractStanding',
        src: 'readContractStanding',
        onDone: {
          target: 'known',
          actions: [
            {
              type: 'setStatus',
              params: ({ event }: { event: DoneActorEvent<ContractStanding> }) => event.output,
            },
            {
              type: 'notifyRead',
              params: ({ event }: { event: DoneActorEvent<ContractStanding> }) => event.output,
            },
          ],
        },
        onError: 'waiting',
      },
      on: { 'contracts.changed': { target: 'reading', reenter: true } },
    },
    waiting: {
      description: 'The platform did not answer; it is asked again in a while.',
      entry: 'notifyLoadFailed',
      after: { untilReadAgain: 'reading' },
    },
    known: {
      description: 'It is known how the member stands.',
      initial: 'selecting',
      states: {
        selecting: {
          description: 'The oldest request that waits for an answer is taken, if there is one.',
          always: [{ guard: 'hasDue', target: 'due' }, { target: 'idle' }],
        },
        due: {
          description: 'A request waits for the member’s answer and is brought before them.',
          entry: 'notifyDue',
          on: {
            'overlay.closed': { ...closed, target: 'selecting' },
          },
        },
        idle: { description: 'Nothing waits, or the member answers another time.' },
      },
    },
  },
})
