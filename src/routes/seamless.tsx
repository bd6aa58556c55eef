import { createFileRoute } from '@tanstack/react-router'
import { PageTakenOver } from './-app.ts'
import { GamePage } from './-game-page.tsx'
import { requireAuth } from './-require-auth.ts'
import { readSeamlessSearch } from './-seamless-search.ts'

/** ROUTE-13: a game in a page of the site. */
export const Route = createFileRoute('/seamless')({
  validateSearch: readSeamlessSearch,
  staticData: { bare: true },
  beforeLoad: requireAuth,
  component: SeamlessPage,
})

function SeamlessPage() {
  const { nodeId, vassalage, gameType, gameCode } = Route.useSearch()
  const game = nodeId && vassalage && gameType ? { nodeId, vassalage, gameType, gameCode } : null
  return (
    <>
      <GamePage game={game} />
      <PageTakenOver />
    </>
  )
}
