import { defineModel } from '@palpite/paths/model.ts'
import type { ApplicationRequest } from '#api/rewards/pending-promotion-requests.ts'
import { promotionJoinMachine } from '#machines/rewards/promotion-join.machine.ts'

const photo: ApplicationRequest = { promotionId: 'p1', step: 'request', comment: 'Na sala', images: ['u1'] }
const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})
const images = (ids: readonly string[], isSending: boolean) => ({
  send: { type: 'images.changed' as const, ids, isSending },
})

const joining = {
  memberId: '7',
  promotionId: 'p1',
  step: 'join',
  asks: { comment: 'no', images: 'no' },
  draft: '',
  pending: null,
} as const
const asking = { ...joining, viewer: 'member', step: 'request' } as const

export const promotionJoinModel = defineModel(promotionJoinMachine, {
  inputs: {
    'a visitor': { ...joining, viewer: 'visitor', memberId: '' },
    'a demo player': { ...joining, viewer: 'trial' },
    'to join': { ...joining, viewer: 'member' },
    'to send images': { ...asking, asks: { comment: 'may', images: 'must' } },
    'to send a comment': { ...asking, asks: { comment: 'must', images: 'no' } },
    'after a reload': {
      ...asking,
      asks: { comment: 'may', images: 'must' },
      pending: { key: 'made-before-the-reload', request: photo },
    },
  },
  events: {
    'promotion.send': {},
    'comment.change': {
      'a comment': { comment: 'Na sala' },
      'a comment that is too long': { comment: 'x'.repeat(141) },
    },
  },
  outcomes: {
    imageUpload: { 'uploading an image': images([], true), 'image uploaded': images(['u1'], false) },
    sendApplication: {
      received: { done: { answer: { ok: true as const, value: { status: 'processing' as const } } } },
      'promotion not open': refused('promotion.notOpen' as const, { status: 'closed' as const }),
      'player not eligible': refused('promotion.notEligible' as const, { reason: 'Só para quem…' }),
      'incomplete request': refused('promotion.incomplete' as const, { missing: 'images' as const }),
      'images expired': refused('promotion.imagesGone' as const, { ids: ['u1'] }),
      'too many requests': refused('promotion.throttled' as const, { retryAfter: 60_000 }),
      failed: { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } },
    },
  },
  view: ({ comment, images, refusal, status, obstacle, pending, failure }) => ({
    comment: comment.length,
    images: images.ids.length,
    isSending: images.isSending,
    refusal,
    status,
    obstacle,
    isPending: pending !== null,
    failure: failure?.reason,
  }),
})
