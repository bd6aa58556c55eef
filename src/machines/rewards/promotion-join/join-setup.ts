import { assign, emit, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { applicationIntents } from '#api/rewards/promotion-intents.ts'
import { sendApplication } from '#api/rewards/promotions.ts'
import { noteText } from '#api/support/text-drafts.ts'
import { charactersLeft } from '#domain/text/characters-left.ts'
import { madeAdded } from '#domain/text/plain-text.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { ImagesChanged } from '#machines/support/image-upload/types.ts'
import { imageUploadMachine } from '#machines/support/image-upload.machine.ts'
import { LONGEST_COMMENT } from '#protocol/rewards/promotions.ts'
import type { JoinContext, JoinEmitted, JoinEvent, JoinInput, JoinOutcome, JoinRefusal } from './types.ts'

/** What goes along with an application: nothing that is not asked for. */
function saidIn({ asks, comment, images }: JoinContext) {
  return {
    comment: asks.comment === 'no' ? '' : madeAdded(comment),
    images: asks.images === 'no' ? [] : [...images.ids],
  }
}

/** What joining is made of; `promotion-join.machine.ts` puts it together. */
export const joinSetup = setup({
  types: {
    input: {} as JoinInput,
    context: {} as JoinContext,
    events: {} as JoinEvent,
    emitted: {} as JoinEmitted,
    tags: {} as 'busy' | 'failed',
    children: {} as { imageUpload: 'imageUpload'; sendApplication: 'sendApplication' },
  },
  actors: { imageUpload: imageUploadMachine, sendApplication: idempotentRequestMachine(sendApplication) },
  guards: {
    isLooker: ({ context }, looker: Viewer) => context.looker === looker,
    isPending: ({ context }) => context.pending !== null,
    isImageOnItsWay: ({ context }) => context.images.isSending,
    lacksImages: ({ context }) => context.asks.images === 'must' && saidIn(context).images.length === 0,
    isTooLong: ({ context: { asks, comment } }) =>
      asks.comment !== 'no' && charactersLeft(comment, LONGEST_COMMENT) < 0,
    lacksComment: ({ context }) => context.asks.comment === 'must' && saidIn(context).comment === '',
    isUndone: (_, end: JoinOutcome) => 'failure' in end,
    isRefusedAs: (_, { end, code }: { end: JoinOutcome; code: JoinRefusal['code'] }) =>
      refusalIn(end)?.code === code,
  },
  actions: {
    keepComment: assign({ comment: (_, comment: string) => comment }),
    noteDraft: ({ context: { memberId, promotionId, comment } }) =>
      noteText({ memberId, about: promotionId }, comment),
    forgetDraft: ({ context: { memberId, promotionId } }) => noteText({ memberId, about: promotionId }, ''),
    keepImages: assign({ images: (_, { ids, isSending }: ImagesChanged) => ({ ids, isSending }) }),
    dropImages: sendTo('imageUpload', { type: 'images.drop' }),
    keepMissing: assign({ missing: (_, missing: JoinContext['missing']) => missing }),
    /** A new key for a new intent; one that is pending keeps its own. */
    makeIntent: assign({
      failure: null,
      pending: ({ context }) => {
        const { pending, promotionId, step } = context
        return pending ?? newIntent({ promotionId, step, ...saidIn(context) })
      },
    }),
    noteIntent: ({ context: { memberId, pending } }) => {
      if (pending) applicationIntents.note(memberId, pending)
    },
    forgetNote: ({ context }) => applicationIntents.forget(context.memberId),
    forgetIntent: assign({ pending: null }),
    keepEnd: assign((_, end: JoinOutcome) => {
      if ('failure' in end) return { failure: end.failure }
      return end.answer.ok ? { status: end.answer.value.status } : afterRefusal(end.answer.refusal)
    }),
    wantLogin: emit({ type: 'loginWanted' }),
    wantRegistration: emit({ type: 'registrationWanted' }),
    tellSent: emit({ type: 'applicationSent' }),
    tellSettled: emit({ type: 'applicationSettled' }),
  },
})

/** What the screen needs of a refusal to go on. */
function afterRefusal(refusal: JoinRefusal): Partial<JoinContext> {
  switch (refusal.code) {
    case 'promotion.notOpen':
      return { status: refusal.value.status }
    case 'promotion.notEligible':
      return { obstacle: refusal.value.reason }
    case 'promotion.incomplete':
      return { missing: refusal.value.missing }
    case 'promotion.throttled':
      return { retryAfter: refusal.value.retryAfter }
    case 'promotion.imagesGone':
      return {}
  }
}
