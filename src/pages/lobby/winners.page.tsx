import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { readWinners } from '#api/lobby/winner-board.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { PageQueries } from '#pages/kit/page-queries.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { gameTypes } from '#protocol/lobby/game-types.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { WinnerList } from '#ui/lobby/winner-board/winner-list.tsx'

/** Maximum number of wins per request. */
const MOST = 100

const named = v.looseObject({ category: orNothing(v.picklist(gameTypes)) })

/** The page of recent big wins (HOME-13). */
export function WinnersPage() {
  return (
    <PageQueries>
      <Listed />
    </PageQueries>
  )
}

function Listed() {
  const app = useApp()
  const router = useRouter()
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const [{ category = 'ALL' }, change] = useAddressSearch(named)
  const query = useQuery({
    queryKey: ['winners', language, category],
    queryFn: ({ signal }) => readWinners({ language, category, limit: MOST }, signal),
  })
  return (
    <WinnerList
      winners={queryPart(query)}
      category={category}
      onCategory={(chosen) => change({ category: chosen === 'ALL' ? undefined : chosen }, { stop: true })}
      onPlay={(game: Game) => app.send({ type: 'app.play', game, from: router.state.location.href })}
    />
  )
}
