/** What the browser says of this device's network. That there is one does not mean that it leads to the platform. */
export type NetworkNews = { type: 'network.lost' } | { type: 'network.found' }

/** Hears when the network goes and comes, until the returned function is called. */
export function watchNetwork(hear: (news: NetworkNews) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('offline', () => hear({ type: 'network.lost' }), { signal })
  addEventListener('online', () => hear({ type: 'network.found' }), { signal })
  return () => listening.abort()
}
