import { assign, type DoneActorEvent, setup } from 'xstate'
import type { MessageReport, ReportOutcome } from '#api/support/chat-room.ts'
import { sanitizeText } from '#domain/text/sanitize-text.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { ChatMessage, ReportReason } from '#protocol/support/chat-room.ts'

type ReportRefusal = 'alreadyReported' | 'takenDown' | 'off'

type Context = {
  message: ChatMessage
  reason: ReportReason | null
  comment: string
  refusal: ReportRefusal | null
  /** How long to wait after too many reports, in ms. */
  wait: number
  failure: CallFailure | null
}

const reported = ({ event }: { event: DoneActorEvent<ReportOutcome> }) => event.output
const hasReportedAs = <Outcome extends ReportOutcome['outcome']>(outcome: Outcome) =>
  ({
    type: 'hasReportedAs',
    params: ({ event }: { event: DoneActorEvent<ReportOutcome> }) => ({ reported: event.output, outcome }),
  }) as const
const setReason = {
  type: 'setReason',
  params: ({ event }: { event: { reason: ReportReason } }) => event.reason,
} as const
const setComment = {
  type: 'setComment',
  params: ({ event }: { event: { comment: string } }) => event.comment,
} as const

/**
 * Reports a chat message to the operator (CS-03). Input is kept until the platform has received the report.
 */
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
  actors: { sendReport: providedCall<ReportOutcome, MessageReport>() },
  guards: {
    hasReason: ({ context }) => context.reason !== null,
    hasReportedAs: (
      _,
      { reported, outcome }: { reported: ReportOutcome; outcome: ReportOutcome['outcome'] },
    ) => reported.outcome === outcome,
  },
  actions: {
    setReason: assign({ reason: (_, reason: ReportReason) => reason }),
    setComment: assign({ comment: (_, comment: string) => comment }),
    setRefusal: assign({
      refusal: (_, { outcome }: ReportOutcome) =>
        outcome === 'received' || outcome === 'throttled' ? null : outcome,
    }),
    setWait: assign({
      wait: (_, answer: ReportOutcome) => (answer.outcome === 'throttled' ? answer.wait : 0),
    }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: { untilAllowed: ({ context }) => context.wait },
}).createMachine({
  id: 'messageReport',
  description: 'Lets a player report another player’s message to the operator once.',
  context: ({ input }) => ({ ...input, reason: null, comment: '', refusal: null, wait: 0, failure: null }),
  initial: 'editing',
  on: { 'report.close': '.closed' },
  states: {
    editing: {
      description: 'The player chooses a reason and may add a comment.',
      tags: 'form',
      initial: 'idle',
      on: {
        'reason.choose': { target: '.idle', actions: setReason },
        'comment.change': { actions: setComment },
        'report.send': [{ guard: 'hasReason', target: 'sending' }, { target: '.reasonMissing' }],
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        reasonMissing: { description: 'No reason was chosen. Nothing was sent.' },
        failed: {
          description: 'The report could not be sent. Sending it again counts only once.',
          tags: 'failed',
        },
      },
    },
    sending: {
      description: 'The report is being sent to the operator.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'sendReport',
        src: 'sendReport',
        input: ({ context }) => reportOf(context),
        onDone: [
          { guard: hasReportedAs('received'), target: 'sent' },
          {
            guard: hasReportedAs('throttled'),
            target: 'waiting',
            actions: { type: 'setWait', params: reported },
          },
          { target: 'refused', actions: { type: 'setRefusal', params: reported } },
        ],
        onError: { target: 'editing.failed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    waiting: {
      description: 'Too many reports. The player can send this one after a wait.',
      tags: 'form',
      on: {
        'reason.choose': { actions: setReason },
        'comment.change': { actions: setComment },
      },
      after: { untilAllowed: 'editing' },
    },
    sent: { description: 'The operator has received the report.' },
    refused: {
      description: 'The message was already reported or removed, or chat is unavailable.',
    },
    closed: { description: 'The player has closed the report.', type: 'final' },
  },
})

function reportOf({ message, reason, comment }: Context): MessageReport {
  if (!reason) throw new Error('There is no reason to report.')
  return { messageId: message.id, reason, comment: sanitizeText(comment) }
}
