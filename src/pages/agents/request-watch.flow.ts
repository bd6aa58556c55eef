import { fromPromise } from 'xstate'
import { readRequest } from '#api/agents/contracts.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'

export const requestWatchFlow = requestWatchMachine.provide({
  actors: { readRequest: fromPromise(({ input, signal }) => readRequest(input, signal)) },
})
