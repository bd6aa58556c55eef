import { defineModel } from '@palpite/paths/model.ts'
import { linkNoticeMachine } from '#machines/auth/link-notice.machine.ts'

const none = { end: null, byLink: false, isRead: false }

export const linkNoticeModel = defineModel(linkNoticeMachine, {
  inputs: {
    'a link logged in': { ...none, byLink: true },
    'that has been read': { ...none, byLink: true, isRead: true },
    'an expired link': { ...none, end: 'unusable' },
    'a closed account': { ...none, end: 'closed' },
    'no answer': { ...none, end: 'failed' },
  },
  events: { 'notice.dismiss': {}, 'notice.retry': {} },
  outcomes: {},
})
