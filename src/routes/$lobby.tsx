import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { requireAuth } from '#pages/auth/require-auth.ts'
import { PageTakenOver } from '#pages/kit/app-context.ts'
import { inTime } from '#pages/kit/loading/chunk-loading.ts'
import { isForMembers, lobbyPlace } from '#pages/kit/lobby-places.ts'
import { ScrollRestoration } from '#pages/kit/scroll-restoration.tsx'
import { LobbyPage } from '#pages/lobby/lobby.page.tsx'
import { useHydrated } from '#ui/kit/hooks/use-hydrated.ts'

/**
 * Most pages with one path segment, such as game lists, promotions and customer service (ROUTE-04 to 06, 08
 * to 14). They share one route, because each route adds to the scripts that Home waits for.
 */
export const Route = createFileRoute('/$lobby')({
  beforeLoad: (asked) => {
    const place = lobbyPlace(asked.params.lobby)
    if (!place) throw notFound()
    if (isForMembers(place)) requireAuth(asked)
  },
  component: LobbyRoute,
})

const Draws = lazyRouteComponent(
  inTime(() => import('#pages/play/lottery.page.tsx')),
  'LotteryPage',
)
const Winners = lazyRouteComponent(
  inTime(() => import('#pages/lobby/winners.page.tsx')),
  'WinnersPage',
)

function LobbyRoute() {
  const { lobby } = Route.useParams()
  return (
    <>
      <Lobby />
      {useHydrated() ? <ScrollRestoration key={lobby} /> : null}
      <PageTakenOver />
    </>
  )
}

function Lobby() {
  const { lobby } = Route.useParams()
  const place = lobbyPlace(lobby)
  if (place?.shows === 'games') return <LobbyPage place={place} />
  return place && <SpecialPage shows={place.shows} />
}

const Streams = lazyRouteComponent(
  inTime(() => import('#pages/play/live-stream.page.tsx')),
  'StreamPage',
)

const Help = lazyRouteComponent(
  inTime(() => import('#pages/support/help.page.tsx')),
  'HelpPage',
)

const Promotions = lazyRouteComponent(
  inTime(() => import('#pages/rewards/promotions.page.tsx')),
  'PromotionsPage',
)

const Service = lazyRouteComponent(
  inTime(() => import('#pages/support/customer-service.page.tsx')),
  'CustomerServicePage',
)

const Tasks = lazyRouteComponent(
  inTime(() => import('#pages/rewards/task.page.tsx')),
  'TaskPage',
)

const PointShop = lazyRouteComponent(
  inTime(() => import('#pages/rewards/point-shop.page.tsx')),
  'PointShopPage',
)

const Download = lazyRouteComponent(
  inTime(() => import('#pages/site/download.page.tsx')),
  'DownloadPage',
)

const pages = {
  draws: Draws,
  winners: Winners,
  streamview: Streams,
  helpmc: Help,
  promotions: Promotions,
  customerservice: Service,
  task: Tasks,
  pointmall: PointShop,
  download: Download,
}

/** A page that is not a game list. The server renders only an empty placeholder for it. */
function SpecialPage({ shows }: { shows: keyof typeof pages }) {
  const waiting = (
    <div
      aria-busy="true"
      data-own-place={shows === 'draws' || undefined}
      data-no-footer={shows === 'streamview' || undefined}
    />
  )
  if (!useHydrated()) return waiting
  const Page = pages[shows]
  return (
    <Suspense fallback={waiting}>
      <Page />
    </Suspense>
  )
}
