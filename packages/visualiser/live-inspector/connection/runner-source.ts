import { findRunner } from '#visualiser/paths/replay/runner-client.ts'
import type { LiveSource } from './live-source.ts'
import { parseMessage } from './parse-message.ts'

/**
 * Messages from the page in which the local runner replays a path. If no runner serves the visualiser,
 * listening fails immediately.
 */
export const runnerSource: LiveSource = {
  listen(hear, fail) {
    const stop = findRunner()?.listen((data) => {
      const message = parseMessage(data)
      if (message) hear(message)
    }, fail)
    if (!stop) fail()
    return { ask: () => {}, stop: () => stop?.() }
  },
}
