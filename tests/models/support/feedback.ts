import { defineModel } from '@palpite/paths/model.ts'
import type { FeedbackRequest } from '#api/support/feedback.ts'
import { validateFields } from '#machines/support/feedback.logic.ts'
import { feedbackMachine } from '#machines/support/feedback.machine.ts'

const CONTENT = 'O botão não faz nada.'
const request: FeedbackRequest = { topic: 'problem', content: CONTENT, contact: '', images: ['u1'] }
const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { answer: { ok: false as const, refusal: { code, message: '', value } } },
})
const images = (ids: readonly string[], isSending: boolean) => ({
  send: { type: 'images.changed' as const, ids, isSending },
})

const visitor = { viewer: 'visitor', memberId: '', draft: null, pending: null } as const
const member = { ...visitor, viewer: 'member', memberId: '7' } as const

export const feedbackModel = defineModel(feedbackMachine, {
  inputs: {
    'a visitor': visitor,
    'a demo player': { ...visitor, viewer: 'trial' },
    'a player': member,
    'with a draft': { ...member, draft: { topic: 'praise', content: CONTENT, contact: '' } },
    'after a reload': { ...member, pending: { key: 'made-before-the-reload', request } },
  },
  events: {
    'topic.choose': { 'a problem': { topic: 'problem' } },
    'content.change': {
      'a text': { content: CONTENT },
      'a text that is too short': { content: 'Oi' },
      'a text that is too long': { content: 'x'.repeat(501) },
    },
    'contact.change': { 'an email': { contact: 'lia@correio.example' } },
    'feedback.send': {},
    'feedback.again': {},
    'account.request': {},
  },
  outcomes: {
    imageUpload: { 'uploading an image': images([], true), 'image uploaded': images(['u1'], false) },
    sendFeedback: {
      'feedback received': { done: { answer: { ok: true as const, value: { id: 'f1' } } } },
      'images expired': refused('feedback.imagesGone' as const, { ids: ['u1'] }),
      'too many messages': refused('feedback.throttled' as const, { retryAfter: 60_000 }),
      failed: { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } },
    },
  },
  view: (context, now) => ({
    hasTopic: context.topic !== null,
    content: validateFields(context).content ?? 'fit',
    hasContact: context.contact !== '',
    errors: Object.keys(context.errors).join(),
    images: context.images.ids.length,
    isSending: context.images.isSending,
    isPending: context.pending !== null,
    isHeldBack: context.retryAt > now,
    failure: context.failure?.reason,
  }),
})
