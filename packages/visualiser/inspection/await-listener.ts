import { LIVE_CHANNEL } from './channel.ts'

/**
 * When a listener first asks for reports, loads the code that reports this page's actors.
 * @param onMissing called if the code cannot be loaded
 */
export function awaitListener(onMissing: (failure: unknown) => void): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(LIVE_CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    if (data?.type !== 'asked') return
    import('./stream.ts').then(({ streamTo }) => streamTo(channel), onMissing)
  })
}
