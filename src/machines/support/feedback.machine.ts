import { assign, type DoneActorEvent, emit, raise, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import type { FeedbackAnswer, FeedbackRequest } from '#api/support/feedback.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { providedEffect } from '#machines/kit/provided.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import { imageUploadMachine } from '#machines/support/image-upload.machine.ts'
import type { ImagesChanged } from '#machines/support/image-upload.types.ts'
import type { FeedbackTopic } from '#protocol/support/feedback.ts'
import { createFeedbackContext, emptied, requestOf, validateFields } from './feedback.logic.ts'
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

type FeedbackArgs<Type extends FeedbackEvent['type']> = { event: Extract<FeedbackEvent, { type: Type }> }
type Settled = { event: DoneActorEvent<FeedbackOutcome> }

const outcome = ({ event }: Settled) => event.output
const refusedAs = (code: FeedbackRefusal['code']) =>
  ({ type: 'isRefusedAs', params: ({ event }: Settled) => ({ outcome: event.output, code }) }) as const

const typing = {
  'topic.choose': {
    actions: [
      { type: 'setTopic', params: ({ event }: FeedbackArgs<'topic.choose'>) => event.topic },
      'saveDraft',
    ],
  },
  'content.change': {
    actions: [
      { type: 'setContent', params: ({ event }: FeedbackArgs<'content.change'>) => event.content },
      'saveDraft',
    ],
  },
  'contact.change': {
    actions: [
      { type: 'setContact', params: ({ event }: FeedbackArgs<'contact.change'>) => event.contact },
      'saveDraft',
    ],
  },
} as const

/** Actions to run once the outcome is known, so that the next attempt is a new request. */
const settle = ['clearSavedRequest', 'clearRequest'] as const

/**
 * Sends feedback to the operator (HELP-01). The tab stores the input and the idempotency key until the
 * platform has the feedback. It is therefore sent only once despite double taps, reloads and lost responses.
 * Only members can attach images.
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
  actors: {
    imageUpload: imageUploadMachine,
    sendFeedback: idempotentRequestMachine<FeedbackRequest, FeedbackAnswer>(),
  },
  guards: {
    isViewer: ({ context }, viewer: Viewer) => context.viewer === viewer,
    isPending: ({ context }) => context.pending !== null,
    isImageUploading: ({ context }) => context.images.isSending,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    hasFailed: (_, outcome: FeedbackOutcome) => 'failure' in outcome,
    isRefusedAs: (_, { outcome, code }: { outcome: FeedbackOutcome; code: FeedbackRefusal['code'] }) =>
      refusalIn(outcome)?.code === code,
  },
  actions: {
    setTopic: assign(({ context }, topic: FeedbackTopic) => ({
      topic,
      errors: without(context.errors, 'topic'),
    })),
    setContent: assign(({ context }, content: string) => ({
      content,
      errors: without(context.errors, 'content'),
    })),
    setContact: assign(({ context }, contact: string) => ({
      contact,
      errors: without(context.errors, 'contact'),
    })),
    saveDraft: providedEffect(),
    clearDraft: providedEffect(),
    setImages: assign({ images: (_, { ids, isSending }: ImagesChanged) => ({ ids, isSending }) }),
    raiseImagesExpired: raise({ type: 'images.expired' }),
    dropImages: sendTo('imageUpload', { type: 'images.drop' }),
    checkFields: assign({ errors: ({ context }) => validateFields(context) }),
    createRequest: assign({
      failure: null,
      pending: ({ context }) => context.pending ?? newIntent(requestOf(context)),
    }),
    saveRequest: providedEffect(),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    setFailure: assign((_, outcome: FeedbackOutcome) =>
      'failure' in outcome ? { failure: outcome.failure } : {},
    ),
    setRetryAt: assign((_, outcome: FeedbackOutcome) => {
      const refusal = refusalIn(outcome)
      return refusal?.code === 'feedback.throttled' ? { retryAt: Date.now() + refusal.value.retryAfter } : {}
    }),
    reset: assign(emptied),
    requestLogin: emit({ type: 'loginWanted' }),
    requestRegistration: emit({ type: 'registrationWanted' }),
  },
  delays: { untilRetry: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'feedback',
  description:
    'Sends feedback to the operator and keeps the text until it is received. No message is sent twice.',
  context: ({ input }) => createFeedbackContext(input),
  initial: 'writing',
  states: {
    writing: {
      description: 'The feedback is being written or sent.',
      type: 'parallel',
      states: {
        form: {
          description: 'The progress of the form.',
          initial: 'resuming',
          states: {
            resuming: {
              description: 'Unfinished feedback from an earlier visit comes first.',
              always: [{ guard: 'isPending', target: 'sending' }, { target: 'filling' }],
            },
            filling: {
              description: 'The player fills in the form.',
              initial: 'idle',
              on: {
                ...typing,
                'feedback.send': [
                  // Ignore the press while an image is uploading, because that image would be left out.
                  { guard: 'isImageUploading' },
                  { target: 'checking' },
                ],
              },
              states: {
                idle: { description: 'The form is ready, with no error.' },
                invalid: {
                  description: 'A field is missing, too short or too long.',
                },
                failed: {
                  tags: 'failed',
                  description: 'The feedback could not be sent. The player can try again.',
                },
              },
            },
            checking: {
              description: 'The page checks the fields before sending them.',
              entry: 'checkFields',
              always: [{ guard: 'hasErrors', target: 'filling.invalid' }, { target: 'sending' }],
            },
            sending: {
              description: 'The feedback is being sent. Repeated requests count only once.',
              tags: 'busy',
              entry: ['createRequest', 'saveRequest'],
              invoke: {
                id: 'sendFeedback',
                src: 'sendFeedback',
                input: ({ context: { pending } }) => {
                  if (!pending) throw new Error('There is no feedback to send.')
                  return pending
                },
                onDone: [
                  {
                    guard: { type: 'hasFailed', params: outcome },
                    target: 'filling.failed',
                    actions: [{ type: 'setFailure', params: outcome }, ...settle],
                  },
                  {
                    guard: refusedAs('feedback.throttled'),
                    target: 'throttled',
                    actions: [{ type: 'setRetryAt', params: outcome }, ...settle],
                  },
                  {
                    guard: refusedAs('feedback.imagesGone'),
                    target: 'filling',
                    actions: [...settle, 'raiseImagesExpired'],
                  },
                  { target: '#feedback.sent', actions: [...settle, 'clearDraft', 'reset'] },
                ],
              },
            },
            throttled: {
              description: 'Too many messages. The player can send more when the countdown ends.',
              on: typing,
              after: { untilRetry: 'filling' },
            },
          },
        },
        images: {
          description: 'Whether images can be attached.',
          initial: 'routing',
          states: {
            routing: {
              description:
                'The page checks whether this is a visitor, a demo player or a player with a real-money account.',
              always: [
                { guard: { type: 'isViewer', params: 'visitor' }, target: 'visitor' },
                { guard: { type: 'isViewer', params: 'trial' }, target: 'trial' },
                { target: 'offered' },
              ],
            },
            visitor: {
              description:
                'The visitor is not logged in. They can log in to attach images, and the text is kept.',
              on: { 'account.request': { actions: 'requestLogin' } },
            },
            trial: {
              description: 'Images need a real-money account, so the demo player is asked to sign up.',
              on: { 'account.request': { actions: 'requestRegistration' } },
            },
            offered: {
              description: 'The player can attach images, which upload as soon as they are chosen.',
              invoke: { id: 'imageUpload', src: 'imageUpload', input: { purpose: 'feedback' } },
              on: {
                'images.changed': { actions: { type: 'setImages', params: eventParams } },
                'images.expired': { actions: 'dropImages' },
              },
            },
          },
        },
      },
    },
    sent: {
      description: 'The operator has received the feedback. The player can send more.',
      on: { 'feedback.again': 'writing' },
    },
  },
})
