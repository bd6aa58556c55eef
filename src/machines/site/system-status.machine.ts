import { assign, type DoneActorEvent, setup } from 'xstate'
import { statusCode } from '#domain/site/status-code.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { SystemStatus } from '#protocol/site/system-status.ts'

/** Ms between status checks while the site is open, and while it is closed. */
const OPEN_POLL = 60_000
const CLOSED_POLL = 15_000
/** First and longest wait in ms before a retry; it doubles each time. */
const FIRST_WAIT = 2_000
const LONGEST_WAIT = 60_000

const answer = ({ event }: { event: DoneActorEvent<SystemStatus> }) => event.output
const known = ({ context }: { context: { status: SystemStatus | null } }) => context.status
const setStatus = { type: 'setStatus', params: answer } as const

/**
 * Whether the site is open to this visitor. Nothing is shown before that is known; closing replaces the
 * screen, and reopening restores it.
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
    'Tells every visitor whether the site is open, under maintenance or not offered where they are. It keeps looking while they stay, and shows the application again once that is possible.',
  context: ({ input }) => ({ status: input.status, failures: 0, retryAt: 0 }),
  initial: 'starting',
  states: {
    starting: {
      description:
        'The page has just been opened; what the platform sent along with it may say whether the site is open.',
      always: [
        { guard: { type: 'isUnknown', params: known }, target: 'asking' },
        { guard: { type: 'isNormal', params: known }, target: 'open' },
        { guard: { type: 'isMaintenance', params: known }, target: 'closed.maintenance' },
        { target: 'closed.restricted' },
      ],
    },
    asking: {
      description: 'The platform is being asked whether the site is open; nothing is shown yet.',
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
      description: 'The platform did not answer at the start; it is asked again by itself, later each time.',
      entry: 'scheduleRetry',
      on: { 'status.retry': 'asking' },
      after: { untilRetry: 'asking' },
    },
    open: {
      description: 'The site is open and the application is shown.',
      initial: 'trusting',
      states: {
        trusting: {
          description: 'Nothing says that the site might have closed.',
          on: { 'status.changed': 'looking' },
          after: { untilOpenPoll: 'looking' },
        },
        looking: {
          description: 'The platform is asked once more while the visitor goes on undisturbed.',
          on: {
            'status.changed': {
              description: 'The answer that is under way may be from before the change.',
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
      description: 'The site is closed to this visitor, and a screen that says why replaces the application.',
      initial: 'maintenance',
      invoke: {
        id: 'lookWhileClosed',
        src: 'readStatus',
        onDone: [
          { guard: { type: 'isNormal', params: answer }, target: 'open', actions: setStatus },
          { guard: { type: 'isMaintenance', params: answer }, target: '.maintenance', actions: setStatus },
          { target: '.restricted', actions: setStatus },
        ],
        onError: { description: 'No answer; the screen stays and the platform is asked again later.' },
      },
      on: {
        'status.changed': { target: '.asBefore', reenter: true },
        'status.retry': { target: '.asBefore', reenter: true },
      },
      after: { untilClosedPoll: { target: '.asBefore', reenter: true } },
      states: {
        asBefore: { type: 'history', description: 'Asking again changes nothing on the screen.' },
        maintenance: { description: 'The site is under maintenance for everybody.' },
        restricted: { description: 'The site is not offered where the visitor is.' },
      },
    },
  },
})

function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1))
}
