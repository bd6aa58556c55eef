import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import * as v from 'valibot'
import { readLobby, readOpenedGames, readRecent, readSiteMenu } from '#api/play/lottery.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import type { LotteryFamily, LotteryGame } from '#protocol/play/lottery-games.ts'
import { LotteryLobby } from '#ui/play/lottery/lottery-lobby.tsx'
import { LotteryPlaces, lotteryViews } from '#ui/play/lottery/lottery-table.tsx'
import { LotteryContainer } from './lottery.container.tsx'

const text = orNothing(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))

const named = v.looseObject({
  gameCode: text,
  lottoView: orNothing(v.literal('lobby')),
  view: orNothing(v.picklist(lotteryViews)),
})

const familyOfPath: Readonly<Record<string, LotteryFamily>> = {
  '/lottery': 'SIX49',
  '/sealottery': 'SEA',
  '/vnlottery': 'VN',
}

/**
 * Returns the lottery family that the page at this path lists first. Paths are matched case-insensitively
 * (ROUTE-11).
 */
const familyAt = (path: string): LotteryFamily => familyOfPath[path.toLowerCase()] ?? 'SIX49'

const DRAWS_SHOWN = 6

/** All lotteries, or the one that the URL names (ROUTE-11). */
export function LotteryPage() {
  const session = useChild('session')
  const memberId = useSelector(session, (snapshot) =>
    snapshot.hasTag('visitor') ? null : snapshot.context.member?.id,
  )
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  )
  if (!memberId) return <LotteryPlaces />
  return (
    <QueryClientProvider client={queries}>
      <MemberLotteries key={memberId} memberId={memberId} />
    </QueryClientProvider>
  )
}

function MemberLotteries({ memberId }: { memberId: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [{ gameCode, lottoView, view }, change] = useAddressSearch(named)
  if (!gameCode || lottoView) return <AllLotteries path={path} missing={null} />
  return (
    <LotteryContainer
      key={gameCode}
      gameCode={gameCode}
      memberId={memberId}
      path={path}
      view={view ?? 'bet'}
      onView={(chosen) => change({ view: chosen === 'bet' ? undefined : chosen }, { stop: true })}
      unknown={<AllLotteries path={path} missing={gameCode} />}
    />
  )
}

function AllLotteries({ path, missing }: { path: string; missing: string | null }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useQuery({
    queryKey: ['lotteries', language],
    queryFn: async ({ signal }) => {
      const [{ now, families }, opened, recent, menu] = await Promise.all([
        readLobby(language, signal),
        readOpenedGames(language, signal),
        readRecent(language, signal),
        readSiteMenu(language, signal),
      ])
      const ahead = Date.parse(now) - Date.now()
      return { families, opened: opened.games, recent: recent.games, next: nextDraws(menu.games), ahead }
    },
    // Draws close and new ones open, so the list is polled.
    refetchInterval: 30_000,
  })
  return <LotteryLobby lotteries={queryPart(query)} first={familyAt(path)} missing={missing} />
}

const nextDraws = (games: readonly LotteryGame[]): LotteryGame[] =>
  games
    .filter(({ locksAt }) => locksAt !== null)
    .toSorted((one, other) => Date.parse(one.locksAt ?? '') - Date.parse(other.locksAt ?? ''))
    .slice(0, DRAWS_SHOWN)
