import { assign, type DoneActorEvent, setup } from 'xstate'
import type { MessageReport, Reported } from '#api/support/chat-room.ts'
import { madePlain } from '#domain/text/sanitize-text.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { ChatMessage, ReportReason } from '#protocol/support/chat-room.ts'

type Context = {
  message: ChatMessage
  reason: ReportReason | null
  comment: string
  /** Ms. */
  wait: number
  failure: CallFailure | null
}

const reported = ({ event }: { event: DoneActorEvent<Reported> }) => event.output
const hasReportedAs = <Outcome extends Reported['outcome']>(outcome: Outcome) =>
  ({
    type: 'hasReportedAs',
    params: ({ event }: { event: DoneActorEvent<Reported> }) => ({ reported: event.output, outcome }),
  }) as const
const setReason = {
  type: 'setReason',
  params: ({ event }: { event: { reason: ReportReason } }) => event.reason,
} as const
const setComment = {
  type: 'setComment',
  params: ({ event }: { event: { comment: string } }) => event.comment,
} as const

/** Reports a chat message to the operator (CS-03); the input is kept until it is received. */
export const messageReportMachine = setup({
  types: {
    input: {} as { message: ChatMessage },
    context: {} as Context,
    events: {} as
      | { type: 'reason.choose'; reason: ReportReason }
      | { type: 'comment.change'; comment: string }
      | { type: 'report.send' }
      | { type: 'report.close' },
    tags: {} as 'form' | 'busy' | 'failed',
    children: {} as { sendReport: 'sendReport' },
  },
  actors: { sendReport: providedCall<Reported, MessageReport>() },
  guards: {
    hasReason: ({ context }) => context.reason !== null,
    hasReportedAs: (_, { reported, outcome }: { reported: Reported; outcome: Reported['outcome'] }) =>
      reported.outcome === outcome,
  },
  actions: {
    setReason: assign({ reason: (_, reason: ReportReason) => reason }),
    setComment: assign({ comment: (_, comment: string) => comment }),
    setWait: assign({ wait: (_, answer: Reported) => (answer.outcome === 'throttled' ? answer.wait : 0) }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: { untilAllowed: ({ context }) => context.wait },
}).createMachine({
  id: 'messageReport',
  description: 'Lets a member tell the operator of a message of somebody else that should not stand, once.',
  context: ({ input }) => ({ ...input, reason: null, comment: '', wait: 0, failure: null }),
  initial: 'editing',
  on: { 'report.close': '.closed' },
  states: {
    editing: {
      description: 'It is chosen what is wrong with the message, and more may be said.',
      tags: 'form',
      initial: 'idle',
      on: {
        'reason.choose': { target: '.idle', actions: setReason },
        'comment.change': { actions: setComment },
        'report.send': [{ guard: 'hasReason', target: 'sending' }, { target: '.reasonMissing' }],
      },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        reasonMissing: { description: 'No reason was chosen, which is said; nothing was sent.' },
        failed: {
          description: 'No answer came; sent again it is told once all the same.',
          tags: 'failed',
        },
      },
    },
    sending: {
      description: 'The report is on its way to the operator.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => reportOf(context),
        onDone: [
          { guard: hasReportedAs('taken'), target: 'sent' },
          { guard: hasReportedAs('already'), target: 'alreadyReported' },
          { guard: hasReportedAs('gone'), target: 'notFound' },
          {
            guard: hasReportedAs('throttled'),
            target: 'waiting',
            actions: { type: 'setWait', params: reported },
          },
          { target: 'off' },
        ],
        onError: { target: 'editing.failed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    waiting: {
      description: 'Too many messages were reported in a short time; this one may be sent in a while.',
      tags: 'form',
      on: {
        'reason.choose': { actions: setReason },
        'comment.change': { actions: setComment },
      },
      after: { untilAllowed: 'editing' },
    },
    sent: { description: 'The operator has the report.' },
    alreadyReported: {
      description: 'The member has reported this message before; the operator has that report.',
    },
    notFound: { description: 'The message was taken down meanwhile.' },
    off: { description: 'The operator has switched the chat off.' },
    closed: { description: 'The member has done with it.', type: 'final' },
  },
})

function reportOf({ message, reason, comment }: Context): MessageReport {
  if (!reason) throw new Error('There is no reason to report.')
  return { messageId: message.id, reason, comment: madePlain(comment) }
}
