import { fromPromise } from 'xstate'
import { joinStream } from '#api/play/live-stream.ts'
import { liveStreamMachine } from '#machines/play/live-stream.machine.ts'

export const liveStreamFlow = liveStreamMachine.provide({
  actors: { joinStream: fromPromise(({ input, signal }) => joinStream(input, signal)) },
})
