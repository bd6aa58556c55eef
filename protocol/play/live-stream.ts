import * as v from 'valibot'
import { language } from '#domain/text/language.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'

export const liveModel = v.object({
  id,
  name: v.string(),
  image: v.nullable(v.string()),
  status: v.picklist(['live', 'soon', 'offline']),
  /** When the stream starts next; null if unknown. */
  startsAt: v.nullable(moment),
  viewers: count,
  nodeId: v.pipe(v.number(), v.integer()),
  gameName: v.string(),
})

export type LiveModel = v.InferOutput<typeof liveModel>

export const listLiveModels = call({
  method: 'GET',
  path: '/wps/relay/live/models',
  summary: 'Lists the hosts of live streams and whether they are live.',
  request: v.object({ language: v.optional(language) }),
  reply: v.object({ models: v.array(liveModel) }),
})

export const joinLiveStream = call({
  method: 'GET',
  path: '/wps/relay/live/stream',
  access: 'token',
  summary: 'Returns the URL of a stream and its chat room.',
  request: v.object({ modelId: id }),
  reply: v.object({
    model: liveModel,
    /** Untrusted URL, shown in a frame. */
    url: v.string(),
    chatRoomId: id,
  }),
  refusals: {
    'live.offline': v.object({ startsAt: v.nullable(moment) }),
    'live.unknown': v.object({}),
    'live.trial': v.object({}),
  },
})
