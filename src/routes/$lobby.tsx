import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useHydrated } from '#ui/hooks/use-hydrated.ts'
import { PageTakenOver } from './-app.ts'
import { LobbyPage } from './-lobby-page.tsx'
import { lobbyPlace } from './-lobby-places.ts'
import { requireAuth } from './-require-auth.ts'
import { withTexts } from './-with-texts.ts'

/** ROUTE-04, 08 to 12: the lists of the lobby, the lotteries, the help centre and the promotions. One route, for each would be in the scripts that Home waits for. */
export const Route = createFileRoute('/$lobby')({
  beforeLoad: (asked) => {
    const place = lobbyPlace(asked.params.lobby)
    if (!place) throw notFound()
    if (place.shows === 'draws' || place.shows === 'streams') requireAuth(asked)
  },
  component: LobbyHere,
})

const Draws = lazyRouteComponent(
  withTexts(() => import('./-lottery-page.tsx')),
  'LotteryPage',
)
const Winners = lazyRouteComponent(
  withTexts(() => import('./-winners-page.tsx')),
  'WinnersPage',
)

function LobbyHere() {
  return (
    <>
      <Lobby />
      <PageTakenOver />
    </>
  )
}

function Lobby() {
  const { lobby } = Route.useParams()
  const place = lobbyPlace(lobby)
  if (place?.shows === 'games') return <LobbyPage key={lobby} place={place} />
  return place && <Apart shows={place.shows} />
}

const Streams = lazyRouteComponent(
  withTexts(() => import('./-stream-page.tsx')),
  'StreamPage',
)

const Help = lazyRouteComponent(
  withTexts(() => import('./-help-page.tsx')),
  'HelpPage',
)

const Promotions = lazyRouteComponent(
  withTexts(() => import('./-promotions-page.tsx')),
  'PromotionsPage',
)

const Service = lazyRouteComponent(
  withTexts(() => import('./-customer-service-page.tsx')),
  'CustomerServicePage',
)

const pages = {
  draws: Draws,
  winners: Winners,
  streams: Streams,
  help: Help,
  promotions: Promotions,
  service: Service,
}

/** The platform sends the frame of these alone. */
function Apart({ shows }: { shows: keyof typeof pages }) {
  const waiting = (
    <div
      aria-busy="true"
      data-own-place={shows === 'draws' || undefined}
      data-no-footer={shows === 'streams' || undefined}
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
