import { createFileRoute } from '@tanstack/react-router'
import { requireAuth } from '#pages/auth/require-auth.ts'
import { PageTakenOver } from '#pages/kit/app-context.ts'
import { GamePage } from '#pages/play/game.page.tsx'
import { readSeamlessSearch } from '#pages/play/seamless-search.ts'

/** The page that frames a game (ROUTE-13). */
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
