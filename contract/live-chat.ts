import * as v from 'valibot'
import { call } from './call.ts'
import { flag } from './query-values.ts'

export const launchLiveChat = call({
  method: 'GET',
  path: '/wps/relay/live/chat',
  summary: 'The address of a conversation with customer service, dressed like the site.',
  request: v.object({
    /** Whether a player asks, rather than an agent. */
    b2c: flag,
    headerColor: v.pipe(v.string(), v.hexColor()),
    title: v.pipe(v.string(), v.maxLength(80)),
    template: v.literal('v2'),
  }),
  /** An untrusted address. */
  reply: v.object({ chatUrl: v.string() }),
  refusals: { 'chat.off': v.object({}) },
})
