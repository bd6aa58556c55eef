import { assign, type DoneActorEvent, emit, sendTo, setup } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { ApplicationRequest } from '#api/rewards/pending-promotion-requests.ts'
import type { ApplicationAnswer } from '#api/rewards/promotions.ts'
import { charactersLeft } from '#domain/text/characters-left.ts'
import { plainAddedText } from '#domain/text/plain-text.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import {
  idempotentRequestMachine,
  type RequestOutcome,
  refusalIn,
} from '#machines/kit/idempotent-request.machine.ts'
import { providedEffect } from '#machines/kit/provided.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import { imageUploadMachine } from '#machines/support/image-upload.machine.ts'
import type { ImagesChanged } from '#machines/support/image-upload.types.ts'
import type { ActivityStatus } from '#protocol/rewards/promotion-status.ts'
import { LONGEST_COMMENT, type PromotionDetails } from '#protocol/rewards/promotions.ts'

type JoinOutcome = RequestOutcome<ApplicationAnswer>
type JoinRefusal = Extract<ApplicationAnswer, { ok: false }>['refusal']

export type JoinInput = {
  viewer: Viewer
  /** Empty for visitors. */
  memberId: string
  promotionId: string
  step: ApplicationRequest['step']
  asks: PromotionDetails['asks']
  draft: string
  /** An application sent from this tab whose outcome is unknown; null if there is none. */
  pending: Intent<ApplicationRequest> | null
}

type JoinProblem =
  | 'commentMissing'
  | 'imagesMissing'
  | 'commentTooLong'
  | 'throttled'
  | 'notEligible'
  | 'notOpen'

type JoinContext = Omit<JoinInput, 'draft'> & {
  comment: string
  /** Images uploaded so far, as reported by the upload actor. */
  images: Omit<ImagesChanged, 'type'>
  refusal: JoinProblem | null
  status: ActivityStatus | null
  /** The requirement that the member does not meet, in their language; empty if there is none. */
  obstacle: string
  /** How long to wait after too many applications, in ms. */
  retryAfter: number
  failure: CallFailure | null
}

type JoinEvent = { type: 'comment.change'; comment: string } | { type: 'promotion.send' } | ImagesChanged

type JoinEmitted =
  | { type: 'loginWanted' }
  | { type: 'registrationWanted' }
  | { type: 'applicationSent' }
  /** The application was received or finally refused, so the page reloads the promotion. */
  | { type: 'applicationSettled' }

/** Returns the comment and the images. Each is empty if the promotion does not ask for it. */
function contentOf({ asks, comment, images }: JoinContext) {
  return {
    comment: asks.comment === 'no' ? '' : plainAddedText(comment),
    images: asks.images === 'no' ? [] : [...images.ids],
  }
}

function afterRefusal(refusal: JoinRefusal): Partial<JoinContext> {
  switch (refusal.code) {
    case 'promotion.notOpen':
      return { refusal: 'notOpen', status: refusal.value.status }
    case 'promotion.notEligible':
      return { refusal: 'notEligible', obstacle: refusal.value.reason }
    case 'promotion.incomplete':
      return { refusal: `${refusal.value.missing}Missing` }
    case 'promotion.throttled':
      return { refusal: 'throttled', retryAfter: refusal.value.retryAfter }
    case 'promotion.imagesGone':
      return {}
  }
}

type Settled = { event: DoneActorEvent<JoinOutcome> }

const comment = ({ event }: { event: { comment: string } }) => event.comment
const outcome = ({ event }: Settled) => event.output
const refusedAs = (code: JoinRefusal['code']) =>
  ({ type: 'isRefusedAs', params: ({ event }: Settled) => ({ outcome: event.output, code }) }) as const
const refuse = (problem: JoinProblem) =>
  ({ target: '.refused', actions: { type: 'setRefusal', params: problem } }) as const

/** Actions to run once the outcome is known, so that the next attempt is a new request. */
const settle = [{ type: 'setOutcome', params: outcome }, 'clearSavedRequest', 'clearRequest'] as const
const settleAndNotify = [...settle, 'notifySettled'] as const

/**
 * Joins a promotion or claims its reward (PROMO-02), with a comment and images if the promotion asks for
 * them. The tab stores the idempotency key, so that only one application is sent despite double taps, reloads
 * and lost responses.
 */
export const promotionJoinMachine = setup({
  types: {
    input: {} as JoinInput,
    context: {} as JoinContext,
    events: {} as JoinEvent,
    emitted: {} as JoinEmitted,
    tags: {} as 'busy' | 'failed',
    children: {} as { imageUpload: 'imageUpload'; sendApplication: 'sendApplication' },
  },
  actors: {
    imageUpload: imageUploadMachine,
    sendApplication: idempotentRequestMachine<ApplicationRequest, ApplicationAnswer>(),
  },
  guards: {
    isViewer: ({ context }, viewer: Viewer) => context.viewer === viewer,
    isPending: ({ context }) => context.pending !== null,
    isImageUploading: ({ context }) => context.images.isSending,
    lacksImages: ({ context }) => context.asks.images === 'must' && contentOf(context).images.length === 0,
    isTooLong: ({ context: { asks, comment } }) =>
      asks.comment !== 'no' && charactersLeft(comment, LONGEST_COMMENT) < 0,
    lacksComment: ({ context }) => context.asks.comment === 'must' && contentOf(context).comment === '',
    hasFailed: (_, outcome: JoinOutcome) => 'failure' in outcome,
    isRefusedAs: (_, { outcome, code }: { outcome: JoinOutcome; code: JoinRefusal['code'] }) =>
      refusalIn(outcome)?.code === code,
  },
  actions: {
    setComment: assign({ comment: (_, comment: string) => comment }),
    saveDraft: providedEffect(),
    clearDraft: providedEffect(),
    setImages: assign({ images: (_, { ids, isSending }: ImagesChanged) => ({ ids, isSending }) }),
    dropImages: sendTo('imageUpload', { type: 'images.drop' }),
    setRefusal: assign({ refusal: (_, problem: JoinProblem) => problem }),
    createRequest: assign({
      failure: null,
      pending: ({ context }) => {
        const { pending, promotionId, step } = context
        return pending ?? newIntent({ promotionId, step, ...contentOf(context) })
      },
    }),
    saveRequest: providedEffect(),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    setOutcome: assign((_, outcome: JoinOutcome) => {
      if ('failure' in outcome) return { failure: outcome.failure }
      return outcome.answer.ok
        ? { status: outcome.answer.value.status }
        : afterRefusal(outcome.answer.refusal)
    }),
    requestLogin: emit({ type: 'loginWanted' }),
    requestRegistration: emit({ type: 'registrationWanted' }),
    notifySent: emit({ type: 'applicationSent' }),
    notifySettled: emit({ type: 'applicationSettled' }),
  },
}).createMachine({
  id: 'promotionJoin',
  description:
    'Lets players join a promotion or request its reward, and shows the outcome. No request counts twice.',
  context: ({ input: { draft, ...input } }) => ({
    ...input,
    comment: draft,
    images: { ids: [], isSending: false },
    refusal: null,
    status: null,
    obstacle: '',
    retryAfter: 0,
    failure: null,
  }),
  initial: 'routing',
  states: {
    routing: {
      description:
        'The page checks whether this is a visitor, a demo player or a player with a real-money account.',
      always: [
        { guard: { type: 'isViewer', params: 'visitor' }, target: 'visitor' },
        { guard: { type: 'isViewer', params: 'trial' }, target: 'trial' },
        { target: 'open' },
      ],
    },
    visitor: {
      description:
        'The visitor is not logged in. Joining opens the login, then the visitor returns to the promotion.',
      on: { 'promotion.send': { actions: 'requestLogin' } },
    },
    trial: {
      description: 'Promotions are only for real-money accounts, so the demo player is asked to sign up.',
      on: { 'promotion.send': { actions: 'requestRegistration' } },
    },
    open: {
      description: 'The player can take part. Images upload as soon as they are chosen.',
      invoke: { id: 'imageUpload', src: 'imageUpload', input: { purpose: 'promotionRequest' } },
      on: { 'images.changed': { actions: { type: 'setImages', params: eventParams } } },
      initial: 'resuming',
      states: {
        resuming: {
          description: 'An unfinished request comes first.',
          always: [{ guard: 'isPending', target: 'sending' }, { target: 'filling' }],
        },
        filling: {
          description: 'The player fills in what the promotion asks for.',
          initial: 'idle',
          on: {
            'comment.change': {
              target: '.idle',
              actions: [{ type: 'setComment', params: comment }, 'saveDraft'],
            },
            'images.changed': { target: '.idle', actions: { type: 'setImages', params: eventParams } },
            'promotion.send': [
              // Ignore the press while an image is uploading, because that image would be left out.
              { guard: 'isImageUploading' },
              { guard: 'lacksImages', ...refuse('imagesMissing') },
              { guard: 'lacksComment', ...refuse('commentMissing') },
              { guard: 'isTooLong', ...refuse('commentTooLong') },
              { target: 'sending' },
            ],
          },
          states: {
            idle: { description: 'The form is ready, with no error.' },
            refused: {
              description: 'A field is missing or too long, or the next request has to wait.',
            },
            failed: {
              tags: 'failed',
              description: 'The request failed and nothing has changed. The player can try again.',
            },
          },
        },
        sending: {
          description: 'The request is being sent. Repeated requests count only once.',
          tags: 'busy',
          entry: ['createRequest', 'saveRequest', 'notifySent'],
          invoke: {
            id: 'sendApplication',
            src: 'sendApplication',
            input: ({ context: { pending } }) => {
              if (!pending) throw new Error('There is no reward to request.')
              return pending
            },
            onDone: [
              { guard: { type: 'hasFailed', params: outcome }, target: 'filling.failed', actions: settle },
              { guard: refusedAs('promotion.incomplete'), target: 'filling.refused', actions: settle },
              { guard: refusedAs('promotion.throttled'), target: 'filling.refused', actions: settle },
              {
                guard: refusedAs('promotion.imagesGone'),
                target: 'filling',
                actions: [...settle, 'dropImages'],
              },
              {
                guard: refusedAs('promotion.notEligible'),
                target: '#promotionJoin.refused',
                actions: settleAndNotify,
              },
              {
                guard: refusedAs('promotion.notOpen'),
                target: '#promotionJoin.refused',
                actions: [...settleAndNotify, 'clearDraft'],
              },
              { target: '#promotionJoin.done', actions: [...settleAndNotify, 'clearDraft'] },
            ],
          },
        },
      },
    },
    refused: {
      type: 'final',
      description: 'The promotion is not for this player, or is no longer open.',
    },
    done: {
      type: 'final',
      description: 'The server has received the request. The status of the promotion is shown.',
    },
  },
})
