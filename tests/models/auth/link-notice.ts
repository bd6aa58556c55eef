import { defineModel } from '@palpite/paths/model.ts'
import { linkNoticeMachine } from '#machines/auth/link-notice.machine.ts'

const none = { failure: null, byLink: false, isRead: false }

export const linkNoticeModel = defineModel(linkNoticeMachine, {
  inputs: {
    'logged in by a link': { ...none, byLink: true },
    'notice already read': { ...none, byLink: true, isRead: true },
    'an expired link': { ...none, failure: 'unusable' },
    'a closed account': { ...none, failure: 'closed' },
    'no answer': { ...none, failure: 'failed' },
  },
  events: { 'notice.dismiss': {}, 'notice.retry': {} },
  outcomes: {},
})
