import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'

export const listSessions = call({
  method: 'GET',
  path: '/wps/member/sessions',
  access: 'account',
  summary: 'Lists the member’s active sessions.',
  request: v.object({}),
  reply: v.object({
    sessions: v.array(
      v.object({
        id,
        /** Browser and operating system, as reported by the browser. Empty if unknown, like `ip`. */
        device: v.string(),
        ip: v.string(),
        startedAt: moment,
        lastUsedAt: moment,
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
  summary: 'Ends all sessions of the member except the current one.',
  request: v.object({}),
  reply: v.object({ ended: count }),
})
