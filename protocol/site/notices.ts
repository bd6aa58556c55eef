import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { call } from '#protocol/kit/call.ts'

export const notice = v.object({
  id: v.string(),
  title: v.string(),
  /** HTML; sanitised before display. */
  content: v.string(),
  /** When the notice was published, as ISO 8601. */
  at: v.string(),
})

export type Notice = v.InferOutput<typeof notice>

export const listNotices = call({
  method: 'GET',
  path: '/wps/relay/notices',
  summary: 'Lists the current notices, newest first.',
  request: v.object({ language: v.optional(language) }),
  reply: v.object({ notices: v.array(notice) }),
})
