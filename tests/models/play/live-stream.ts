import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { StreamJoined } from '#api/play/live-stream.ts'
import { liveStreamMachine } from '#machines/play/live-stream.machine.ts'
import type { LiveModel } from '#protocol/play/live-stream.ts'

const model: LiveModel = {
  id: 'marina',
  name: 'Marina',
  image: null,
  status: 'live',
  startsAt: null,
  viewers: 3,
  nodeId: 7,
  gameName: 'Roda',
}

const outcome = (done: StreamJoined) => ({ done })

export const liveStreamModel = defineModel(liveStreamMachine, {
  inputs: { 'a host': { modelId: 'marina' } },
  events: { 'stream.retry': {} },
  outcomes: {
    joinStream: {
      'host online': outcome({
        outcome: 'joined',
        model,
        address: 'https://play.example/live',
        chatRoomId: 'live-marina',
      }),
      'host online later': outcome({ outcome: 'offline', startsAt: '2026-12-01T10:00:00.000Z' }),
      'a demo player': outcome({ outcome: 'trial' }),
      'unknown host': outcome({ outcome: 'unknown' }),
      'no answer': { error: new CallFailed('timeout') },
    },
  },
  view: ({ stream, startsAt, failure }) => ({
    stream: stream?.chatRoomId ?? null,
    startsAt,
    failure: failure?.reason ?? null,
  }),
})
