import { LIVE_CHANNEL } from './channel.ts'

/**
 * Waits for somebody who asks what the page's actors do. Until then nothing is said, and nothing loaded that could say
 * it; `onMissing` hears when that does not arrive.
 */
export function awaitListener(onMissing: (failure: unknown) => void): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(LIVE_CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (data?.type !== 'asked') return
    import('./stream.ts').then(({ tell }) => tell(channel), onMissing)
  })
}
