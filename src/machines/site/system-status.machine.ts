import { assign, type DoneActorEvent, setup } from 'xstate'
import { statusCode } from '#domain/site/status-code.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { SystemStatus } from '#protocol/site/system-status.ts'

/** Time between status checks while the site is open, and while it is closed, in ms. */
const OPEN_POLL = 60_000
const CLOSED_POLL = 15_000
/** Time before the first retry and longest time between retries, in ms. The time doubles with each retry. */
const FIRST_WAIT = 2_000
const LONGEST_WAIT = 60_000

const answer = ({ event }: { event: DoneActorEvent<SystemStatus> }) => event.output
const known = ({ context }: { context: { status: SystemStatus | null } }) => context.status
const setStatus = { type: 'setStatus', params: answer } as const

/**
 * Finds out whether the site is open to this visitor. Nothing is shown until that is known. If the site
 * closes, a notice replaces the page; when it reopens, the page returns.
 */
export const systemStatusMachine = setup({
  types: {
    input: {} as { status: SystemStatus | null },
    context: {} as { status: SystemStatus | null; failures: number; retryAt: number },
    events: {} as { type: 'status.changed' } | { type: 'status.retry' },
  },
  actors: {
    readStatus: providedCall<SystemStatus>(),
  },
  guards: {
    isUnknown: (_, status: SystemStatus | null) => status === null,
    isNormal: (_, status: SystemStatus | null) => status?.status === statusCode.normal,
    isMaintenance: (_, status: SystemStatus | null) => status?.status === statusCode.maintenance,
  },
  actions: {
    setStatus: assign({ status: (_, status: SystemStatus) => status, failures: 0 }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    scheduleRetry: assign({ retryAt: ({ context }) => Date.now() + waitAfter(context.failures) }),
  },
  delays: {
    untilOpenPoll: OPEN_POLL,
    untilClosedPoll: CLOSED_POLL,
    untilRetry: ({ context }) => context.retryAt - Date.now(),
  },
}).createMachine({
  id: 'systemStatus',
  description:
    'Shows whether the site is open, under maintenance or unavailable at the visitor’s location. It keeps checking and reopens the site when possible.',
  context: ({ input }) => ({ status: input.status, failures: 0, retryAt: 0 }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The page has just opened and may already include the status of the site.',
      always: [
        { guard: { type: 'isUnknown', params: known }, target: 'asking' },
        { guard: { type: 'isNormal', params: known }, target: 'open' },
        { guard: { type: 'isMaintenance', params: known }, target: 'closed.maintenance' },
        { target: 'closed.restricted' },
      ],
    },
    asking: {
      description: 'The status of the site is loading. Nothing is shown yet.',
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        onDone: [
          { guard: { type: 'isNormal', params: answer }, target: 'open', actions: setStatus },
          {
            guard: { type: 'isMaintenance', params: answer },
            target: 'closed.maintenance',
            actions: setStatus,
          },
          { target: 'closed.restricted', actions: setStatus },
        ],
        onError: { target: 'unreachable', actions: 'countFailure' },
      },
    },
    unreachable: {
      description:
        'The server did not respond. The page tries again automatically, after a longer wait each time.',
      entry: 'scheduleRetry',
      on: { 'status.retry': 'asking' },
      after: { untilRetry: 'asking' },
    },
    open: {
      description: 'The site is open and shown.',
      initial: 'trusting',
      states: {
        trusting: {
          description: 'The site was open at the last check.',
          on: { 'status.changed': 'looking' },
          after: { untilOpenPoll: 'looking' },
        },
        looking: {
          description: 'The page checks the status again without disturbing the visitor.',
          on: {
            'status.changed': {
              description: 'The status has changed, so the page checks again and ignores the earlier answer.',
              target: 'looking',
              reenter: true,
            },
          },
          invoke: {
            id: 'lookWhileOpen',
            src: 'readStatus',
            onDone: [
              { guard: { type: 'isNormal', params: answer }, target: 'trusting', actions: setStatus },
              {
                guard: { type: 'isMaintenance', params: answer },
                target: '#systemStatus.closed.maintenance',
                actions: setStatus,
              },
              { target: '#systemStatus.closed.restricted', actions: setStatus },
            ],
            onError: 'trusting',
          },
        },
      },
    },
    closed: {
      description: 'The site is closed to this visitor. A screen shows the reason.',
      initial: 'maintenance',
      invoke: {
        id: 'lookWhileClosed',
        src: 'readStatus',
        onDone: [
          { guard: { type: 'isNormal', params: answer }, target: 'open', actions: setStatus },
          { guard: { type: 'isMaintenance', params: answer }, target: '.maintenance', actions: setStatus },
          { target: '.restricted', actions: setStatus },
        ],
        onError: {
          description: 'The server did not respond. The screen stays and the page checks again later.',
        },
      },
      on: {
        'status.changed': { target: '.asBefore', reenter: true },
        'status.retry': { target: '.asBefore', reenter: true },
      },
      after: { untilClosedPoll: { target: '.asBefore', reenter: true } },
      states: {
        asBefore: { type: 'history', description: 'The screen stays the same during a new check.' },
        maintenance: { description: 'The site is under maintenance for everyone.' },
        restricted: { description: 'The site is not available at the visitor’s location.' },
      },
    },
  },
})

function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1))
}
