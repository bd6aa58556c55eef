import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Provides a query cache for one page. Failures are shown immediately, without automatic retries. */
export function PageQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
