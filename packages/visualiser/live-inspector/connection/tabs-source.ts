import { LIVE_CHANNEL } from '#visualiser/inspection/channel.ts'
import type { LiveMessage } from '#visualiser/inspection/live-message.ts'
import type { LiveSource } from './live-source.ts'
import { parseMessage } from './parse-message.ts'

export const tabsSource: LiveSource = {
  listen(hear) {
    const channel = new BroadcastChannel(LIVE_CHANNEL)
    channel.addEventListener('message', ({ data }) => {
      const message = parseMessage(data)
      if (message) hear(message)
    })
    return {
      ask: () => channel.postMessage({ type: 'asked', page: '', at: Date.now() } satisfies LiveMessage),
      stop: () => channel.close(),
    }
  },
}
