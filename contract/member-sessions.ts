import * as v from 'valibot'
import { call, type ReplyOf } from './call.ts'
import { count } from './count.ts'
import { id } from './id.ts'
import { moment } from './moment.ts'

export const listSessions = call({
  method: 'GET',
  path: '/wps/member/sessions',
  access: 'account',
  summary: 'Where the member is logged in.',
  request: v.object({}),
  reply: v.object({
    sessions: v.array(
      v.object({
        id,
        /** Browser and system by the browser's own word, and the network address; empty where nothing was said. */
        device: v.string(),
        ip: v.string(),
        startedAt: moment,
        lastUsedAt: moment,
        /** The one that asks. */
        own: v.boolean(),
      }),
    ),
  }),
})

export type MemberSession = ReplyOf<typeof listSessions>['sessions'][number]

export const endSession = call({
  method: 'DELETE',
  path: '/wps/member/sessions',
  access: 'account',
  summary: 'Ends one of the member’s sessions.',
  request: v.object({ id }),
  reply: v.object({}),
})

export const endOtherSessions = call({
  method: 'POST',
  path: '/wps/member/sessions/endOthers',
  access: 'account',
  summary: 'Ends all of the member’s sessions but the one that asks.',
  request: v.object({}),
  reply: v.object({ ended: count }),
})
