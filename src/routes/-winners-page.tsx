import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { readWinners } from '#api/winners.ts'
import { gameTypes } from '#contract/game-types.ts'
import type { Game } from '#contract/games.ts'
import { WinnerList } from '#ui/winners/winner-list.tsx'
import { useApp, useChild } from './-app.ts'
import { PageQueries } from './-page-queries.tsx'
import { partOf } from './-part-of.ts'
import { orNothing } from './-report-search.ts'
import { useAddressSearch } from './-use-address-search.ts'

/** As many as the platform tells at once. */
const MOST = 100

const named = v.looseObject({ category: orNothing(v.picklist(gameTypes)) })

/** HOME-13: everybody who won much of late. */
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
      winners={partOf(query)}
      category={category}
      onCategory={(chosen) => change({ category: chosen === 'ALL' ? undefined : chosen }, { stop: true })}
      onPlay={(game: Game) => app.send({ type: 'app.play', game, from: router.state.location.href })}
    />
  )
}
