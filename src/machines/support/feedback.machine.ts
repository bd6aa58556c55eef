import { assign, type DoneActorEvent, emit, raise, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { feedbackIntents, tellOperator } from '#api/support/feedback.ts'
import { clearFeedbackDraft, saveFeedbackDraft } from '#api/support/feedback-draft.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import { imageUploadMachine } from '#machines/support/image-upload.machine.ts'
import type { ImagesChanged } from '#machines/support/image-upload.types.ts'
import type { FeedbackTopic } from '#protocol/support/feedback.ts'
import { createFeedbackContext, draftIn, emptied, validateFields, wishIn } from './feedback.logic.ts'
import type {
  FeedbackContext,
  FeedbackEmitted,
  FeedbackErrors,
  FeedbackEvent,
  FeedbackInput,
  FeedbackOutcome,
  FeedbackRefusal,
} from './feedback.types.ts'

const without = (errors: FeedbackErrors, field: keyof FeedbackErrors): FeedbackErrors => {
  const { [field]: _corrected, ...left } = errors
  return left
}

type Heard<Type extends FeedbackEvent['type']> = { event: Extract<FeedbackEvent, { type: Type }> }
type Settled = { event: DoneActorEvent<FeedbackOutcome> }

const itself = <Event>({ event }: { event: Event }) => event
const end = ({ event }: Settled) => event.output
const refusedAs = (code: FeedbackRefusal['code']) =>
  ({ type: 'isRefusedAs', params: ({ event }: Settled) => ({ end: event.output, code }) }) as const

const typing = {
  'topic.choose': {
    actions: [{ type: 'keepTopic', params: ({ event }: Heard<'topic.choose'>) => event.topic }, 'noteDraft'],
  },
  'content.change': {
    actions: [
      { type: 'keepContent', params: ({ event }: Heard<'content.change'>) => event.content },
      'noteDraft',
    ],
  },
  'contact.change': {
    actions: [
      { type: 'keepContact', params: ({ event }: Heard<'contact.change'>) => event.contact },
      'noteDraft',
    ],
  },
} as const

/** Whatever was answered, it is known what became of the intent; another attempt is another intent. */
const settle = ['forgetNote', 'forgetIntent'] as const

/**
 * Feedback (HELP-01): what is typed is kept in the tab until the operator has it. The key is made with it and noted, so that double
 * presses, a reload and a cut line tell them once. Images go along from who has an account.
 */
export const feedbackMachine = setup({
  types: {
    input: {} as FeedbackInput,
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    emitted: {} as FeedbackEmitted,
    tags: {} as 'busy' | 'failed',
    children: {} as { imageUpload: 'imageUpload'; sendFeedback: 'sendFeedback' },
  },
  actors: { imageUpload: imageUploadMachine, sendFeedback: idempotentRequestMachine(tellOperator) },
  guards: {
    isLooker: ({ context }, looker: Viewer) => context.looker === looker,
    isPending: ({ context }) => context.pending !== null,
    isImageOnItsWay: ({ context }) => context.images.isSending,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isUndone: (_, end: FeedbackOutcome) => 'failure' in end,
    isRefusedAs: (_, { end, code }: { end: FeedbackOutcome; code: FeedbackRefusal['code'] }) =>
      refusalIn(end)?.code === code,
  },
  actions: {
    keepTopic: assign(({ context }, topic: FeedbackTopic) => ({
      topic,
      errors: without(context.errors, 'topic'),
    })),
    keepContent: assign(({ context }, content: string) => ({
      content,
      errors: without(context.errors, 'content'),
    })),
    keepContact: assign(({ context }, contact: string) => ({
      contact,
      errors: without(context.errors, 'contact'),
    })),
    noteDraft: ({ context }) => saveFeedbackDraft(context.memberId, draftIn(context)),
    forgetDraft: ({ context }) => clearFeedbackDraft(context.memberId),
    keepImages: assign({ images: (_, { ids, isSending }: ImagesChanged) => ({ ids, isSending }) }),
    missImages: raise({ type: 'images.missed' }),
    dropImages: sendTo('imageUpload', { type: 'images.drop' }),
    checkFields: assign({ errors: ({ context }) => validateFields(context) }),
    /** A new key for a new intent; one that is pending keeps its own. */
    makeIntent: assign({
      failure: null,
      pending: ({ context }) => context.pending ?? newIntent(wishIn(context)),
    }),
    noteIntent: ({ context: { memberId, pending } }) => {
      if (pending) feedbackIntents.note(memberId, pending)
    },
    forgetNote: ({ context }) => feedbackIntents.forget(context.memberId),
    forgetIntent: assign({ pending: null }),
    keepFailure: assign((_, end: FeedbackOutcome) => ('failure' in end ? { failure: end.failure } : {})),
    keepWait: assign((_, end: FeedbackOutcome) => {
      const refusal = refusalIn(end)
      return refusal?.code === 'feedback.throttled' ? { retryAt: Date.now() + refusal.value.retryAfter } : {}
    }),
    beginAnew: assign(emptied),
    wantLogin: emit({ type: 'loginWanted' }),
    wantRegistration: emit({ type: 'registrationWanted' }),
  },
  delays: { untilRetry: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'feedback',
  description: 'Lets anybody tell the operator something, once, and loses nothing that was typed.',
  context: ({ input }) => createFeedbackContext(input),
  initial: 'writing',
  states: {
    writing: {
      description: 'Something is being written, or is on its way to the operator.',
      type: 'parallel',
      states: {
        form: {
          description: 'How far the form is.',
          initial: 'waking',
          states: {
            waking: {
              description: 'What was sent and left without an answer comes first.',
              always: [{ guard: 'isPending', target: 'sending' }, { target: 'filling' }],
            },
            filling: {
              description: 'The form is filled in, and can be sent.',
              initial: 'fresh',
              on: {
                ...typing,
                'feedback.send': [
                  // What is on its way would be left behind.
                  { guard: 'isImageOnItsWay' },
                  { target: 'checking' },
                ],
              },
              states: {
                fresh: { description: 'Nothing has gone wrong.' },
                invalid: {
                  description: 'Something is missing, too short or too long, which is said under it.',
                },
                failed: {
                  tags: 'failed',
                  description: 'It did not arrive, and nothing was kept; it may be tried again.',
                },
              },
            },
            checking: {
              description: 'What was typed is looked at before anything is sent.',
              entry: 'checkFields',
              always: [{ guard: 'hasErrors', target: 'filling.invalid' }, { target: 'sending' }],
            },
            sending: {
              description: 'The operator is told, once, however often that has to be asked.',
              tags: 'busy',
              entry: ['makeIntent', 'noteIntent'],
              invoke: {
                id: 'sendFeedback',
                src: 'sendFeedback',
                input: ({ context: { pending } }) => {
                  if (!pending) throw new Error('There is nothing to tell.')
                  return pending
                },
                onDone: [
                  {
                    guard: { type: 'isUndone', params: end },
                    target: 'filling.failed',
                    actions: [{ type: 'keepFailure', params: end }, ...settle],
                  },
                  {
                    guard: refusedAs('feedback.throttled'),
                    target: 'throttled',
                    actions: [{ type: 'keepWait', params: end }, ...settle],
                  },
                  {
                    guard: refusedAs('feedback.imagesGone'),
                    target: 'filling',
                    actions: [...settle, 'missImages'],
                  },
                  { target: '#feedback.sent', actions: [...settle, 'forgetDraft', 'beginAnew'] },
                ],
              },
            },
            throttled: {
              description: 'The operator was told a lot; more is taken when the countdown is over.',
              on: typing,
              after: { untilRetry: 'filling' },
            },
          },
        },
        images: {
          description: 'What can go along.',
          initial: 'looking',
          states: {
            looking: {
              description: 'It is looked at who writes.',
              always: [
                { guard: { type: 'isLooker', params: 'visitor' }, target: 'visitor' },
                { guard: { type: 'isLooker', params: 'trial' }, target: 'trial' },
                { target: 'offered' },
              ],
            },
            visitor: {
              description: 'Nobody is logged in; images go along from who is, who keeps what they typed.',
              on: { 'account.want': { actions: 'wantLogin' } },
            },
            trial: {
              description: 'A trial player has no account; they can register one to send images.',
              on: { 'account.want': { actions: 'wantRegistration' } },
            },
            offered: {
              description: 'A member may choose images, which are sent as soon as they are chosen.',
              invoke: { id: 'imageUpload', src: 'imageUpload', input: { purpose: 'feedback' } },
              on: {
                'images.changed': { actions: { type: 'keepImages', params: itself } },
                'images.missed': { actions: 'dropImages' },
              },
            },
          },
        },
      },
    },
    sent: {
      description: 'The operator has it; there may be more to say.',
      on: { 'feedback.again': 'writing' },
    },
  },
})
