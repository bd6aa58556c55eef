import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useHydrated } from '#ui/hooks/use-hydrated.ts'
import { PageTakenOver } from './-app.ts'
import { KeptPlace } from './-kept-place.tsx'
import { LobbyPage } from './-lobby-page.tsx'
import { isForMembers, lobbyPlace } from './-lobby-places.ts'
import { requireAuth } from './-require-auth.ts'
import { withTexts } from './-with-texts.ts'

/** ROUTE-04, 05, 06, 08 to 13: the lists of the lobby, the lotteries, the help centre, the promotions, the app, the tasks and the point mall. One route, for each would be in the scripts that Home waits for. */
export const Route = createFileRoute('/$lobby')({
  beforeLoad: (asked) => {
    const place = lobbyPlace(asked.params.lobby)
    if (!place) throw notFound()
    if (isForMembers(place)) requireAuth(asked)
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
  const { lobby } = Route.useParams()
  return (
    <>
      <Lobby />
      {useHydrated() ? <KeptPlace key={lobby} /> : null}
      <PageTakenOver />
    </>
  )
}

function Lobby() {
  const { lobby } = Route.useParams()
  const place = lobbyPlace(lobby)
  if (place?.shows === 'games') return <LobbyPage place={place} />
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

const Tasks = lazyRouteComponent(
  withTexts(() => import('./-task-page.tsx')),
  'TaskPage',
)

const PointMall = lazyRouteComponent(
  withTexts(() => import('./-point-mall-page.tsx')),
  'PointMallPage',
)

const Download = lazyRouteComponent(
  withTexts(() => import('./-download-page.tsx')),
  'DownloadHere',
)

const pages = {
  draws: Draws,
  winners: Winners,
  streamview: Streams,
  helpmc: Help,
  promotions: Promotions,
  customerservice: Service,
  task: Tasks,
  pointmall: PointMall,
  download: Download,
}

/** The platform sends the frame of these alone. */
function Apart({ shows }: { shows: keyof typeof pages }) {
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
