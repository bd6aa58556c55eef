import { type AnyRouter, lazyRouteComponent, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { clearVisit } from '#api/play/game-visit.ts'
import type { gameLaunchMachine } from '#machines/play/game-launch.machine.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { isOnGamePage, leaveGamePage, noteLeftGame } from '#pages/kit/leave-game.ts'
import { inTime } from '#pages/kit/loading/chunk-loading.ts'
import { favouritesOf } from '#pages/lobby/favourites-actor.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { Balance } from '#ui/cashier/balance/balance.tsx'
import { NotFound } from '#ui/kit/feedback/not-found.tsx'
import { useHydrated } from '#ui/kit/hooks/use-hydrated.ts'
import { FavouriteFailed } from '#ui/lobby/lobby/favourite-failed.tsx'
import { GameFrame } from '#ui/play/game-frame/game-frame.tsx'
import { GameHeart } from '#ui/play/game-frame/game-heart.tsx'
import { GameTallySkeleton } from '#ui/play/game-frame/game-tally.tsx'
import { GameStart } from './game-start.tsx'
import { GameVisitContainer } from './game-visit.container.tsx'
import { readSeamlessSearch } from './seamless-search.ts'
import { playedFrom, useShownBalance } from './shown-balance.ts'

const isShownOnPage = (snapshot: SnapshotFrom<typeof gameLaunchMachine>): boolean =>
  !snapshot.matches('idle') && !snapshot.matches({ playing: 'inWindow' })

const ReportedChat = lazyRouteComponent(
  inTime(() => import('#pages/support/reported-chat.tsx')),
  'ReportedChat',
)

const GameChat = ({ roomId }: { roomId: string }) => (
  <Suspense fallback={<div aria-busy="true" />}>
    <ReportedChat roomId={roomId} />
  </Suspense>
)

const nodeIn = ({ options }: AnyRouter, search: string) =>
  readSeamlessSearch(options.parseSearch?.(search) ?? {}).nodeId

/**
 * The page that frames a game. If it is reloaded or opened directly, it launches the game that the URL names.
 */
export function GamePage({ game }: { game: Game | null }) {
  const app = useApp()
  const router = useRouter()
  const launch = useChild('gameLaunch')
  const balance = useChild('balance')
  const session = useChild('session')
  const isTrial = useSelector(session, (snapshot) => snapshot.hasTag('trial'))
  const isHydrated = useHydrated()
  const frame = useRef<HTMLIFrameElement>(null)
  const opened = useSelector(launch, ({ context }) => context.launch?.address)
  const shownLaunch = useSelector(launch, ({ context: { launch } }) =>
    launch?.show === 'frame' ? launch : null,
  )
  const roomId = useSelector(launch, ({ context }) => context.launch?.chatRoomId)
  const shown = useShownBalance(balance, frame, opened)
  const address = game ? `${game.vassalage} ${game.nodeId}` : ''

  // Launches the game that the URL names, also when the user goes back or forward.
  useEffect(() => {
    const start = () => {
      const { context } = launch.getSnapshot()
      const underway = context.game ? `${context.game.vassalage} ${context.game.nodeId}` : ''
      if (game && address !== underway) app.send({ type: 'app.play', game, from: '/' })
    }
    start()
    return router.history.subscribe(({ location }) => {
      if (!isOnGamePage(router)) launch.send({ type: 'game.giveUp' })
      // If the user quickly goes back and forward, the page stays mounted, so the game must be launched
      // again.
      else if (game && nodeIn(router, location.search) === game.nodeId) start()
    })
  }, [app, launch, router, game, address])

  const nodeId = game?.nodeId
  useEffect(() => {
    if (nodeId === undefined) return
    return () => {
      noteLeftGame(nodeId)
      clearVisit()
    }
  }, [nodeId])

  // When the game has ended or has opened in its own window, this page has nothing to show, so it closes.
  useEffect(() => {
    let isUnderway = isShownOnPage(launch.getSnapshot())
    const subscription = launch.subscribe((snapshot) => {
      const hasEnded = isUnderway && !isShownOnPage(snapshot)
      isUnderway = isShownOnPage(snapshot)
      if (hasEnded && isOnGamePage(router)) leaveGamePage(router)
    })
    return () => subscription.unsubscribe()
  }, [launch, router])

  // The server renders the page without its query. A missing game is therefore reported only after hydration.
  if (!game && isHydrated) {
    return (
      <main>
        <NotFound />
      </main>
    )
  }
  const isOpen = balance && opened && nodeId !== undefined
  const favourites = isHydrated ? favouritesOf(app) : null
  return (
    <>
      <GameFrame
        actor={launch}
        frame={frame}
        onBack={() => leaveGamePage(router)}
        balance={balance ? <Balance actor={balance} isTrial={isTrial} {...playedFrom(shown, game)} /> : null}
        tally={
          isOpen ? (
            <GameVisitContainer
              key={opened}
              nodeId={nodeId}
              address={opened}
              frame={frame}
              balance={balance}
            />
          ) : (
            <GameTallySkeleton />
          )
        }
        chat={roomId ? <GameChat key={roomId} roomId={roomId} /> : null}
        heart={game && favourites ? <GameHeart game={game} favourites={favourites} /> : null}
      >
        {shownLaunch ? (
          <GameStart
            key={shownLaunch.address}
            address={shownLaunch.address}
            name={shownLaunch.name}
            frame={frame}
            onBack={() => leaveGamePage(router)}
          />
        ) : null}
      </GameFrame>
      {favourites ? <FavouriteFailed favourites={favourites} /> : null}
    </>
  )
}
