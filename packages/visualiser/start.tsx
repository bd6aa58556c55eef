import './page.css'
import { loadLibrary } from 'virtual:flows'
import { Trans } from '@lingui/react/macro'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openReplays } from '#visualiser/paths/replay/replay-session.ts'
import { App } from './app.tsx'
import { firstLanguage, type Tags } from './catalogues.ts'
import { LanguageProvider, ownNames } from './language.tsx'
import { layOut } from './layout/lay-out.ts'
import { KEPT } from './paths/use-kept.ts'
import { Problem } from './problem.tsx'
import { LibraryProvider } from './source/library.tsx'

/**
 * Renders the visualiser. The project's styles must be loaded first, since this package's styles use their
 * custom properties.
 * @param tags returns each catalogue's language tag and locale; by default, both are the catalogue's name
 */
export async function startVisualiser(root: HTMLElement, tags: Tags = ownNames): Promise<void> {
  layOut.warmUp()
  const client = new QueryClient({
    // The data changes only after a reload or a replay. Requests are made even if the browser is offline, as
    // the server may be on the same computer.
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' },
    },
  })
  openReplays((flow) => void client.invalidateQueries({ queryKey: [KEPT, flow] }))
  const library = await loadLibrary().catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  )
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider first={firstLanguage(tags)} tags={tags}>
        <QueryClientProvider client={client}>
          {library instanceof Error ? (
            <NoLibrary message={library.message} />
          ) : (
            <LibraryProvider library={library}>
              <App library={library} />
            </LibraryProvider>
          )}
        </QueryClientProvider>
      </LanguageProvider>
    </StrictMode>,
  )
}

function NoLibrary({ message }: { message: string }) {
  return (
    <Problem message={message} onRetry={() => location.reload()}>
      <Trans id="flows.common.machinesFailed">Couldn’t load the machines.</Trans>
    </Problem>
  )
}
