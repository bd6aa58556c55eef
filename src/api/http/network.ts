/** A change of the browser's network status. Being online does not mean that the platform is reachable. */
export type NetworkNews = { type: 'network.lost' } | { type: 'network.found' }

export function watchNetwork(hear: (news: NetworkNews) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('offline', () => hear({ type: 'network.lost' }), { signal })
  addEventListener('online', () => hear({ type: 'network.found' }), { signal })
  return () => listening.abort()
}
