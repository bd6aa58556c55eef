import type { LiveSource } from './live-source.ts'
import { parseMessage } from './parse-message.ts'

/** Where the runner tells what the page that it drives does. */
const ADDRESS = '/runner/live'

/** The page in which the runner of this machine replays a path. */
export const runnerSource: LiveSource = {
  listen(hear, fail) {
    const stream = new EventSource(ADDRESS)
    stream.addEventListener('message', ({ data }) => {
      const message = parseMessage(read(data))
      if (message) hear(message)
    })
    stream.addEventListener('error', () => {
      // One that is only interrupted comes back by itself.
      if (stream.readyState === EventSource.CLOSED) fail()
    })
    return { ask: () => {}, stop: () => stream.close() }
  },
}

function read(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    // Not of ours, so it is as good as a message of an unknown kind.
    return undefined
  }
}
