import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { reserveContinuePlaying } from '#api/browser/continue-playing-placeholder.ts'
import { listenToReadNotices, rememberPause, savedPause } from '#api/site/read-notices.ts'
import type { Language } from '#domain/text/language.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { knownGames, knownPlaces } from '#pages/kit/known-places.ts'
import { focusLeftGame } from '#pages/kit/leave-game.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import { ContinuePlaying, HomeTileTools, Late, WhenSettled, Winners } from '#pages/site/overlays.tsx'
import { useUnreadNotices } from '#pages/site/unread-notices.ts'
import type { Banner } from '#protocol/lobby/banners.ts'
import type { Game } from '#protocol/lobby/games.ts'
import { targetOf } from '#ui/kit/banner/banner-target.ts'
import { Home } from '#ui/lobby/home/home.tsx'
import { LobbySectionSkeleton } from '#ui/lobby/home/lobby-section.tsx'
import type { Pausing } from '#ui/lobby/home/notices.tsx'

type Calls = typeof import('#api/lobby/home.ts')

// Load the code of these calls on demand, because a page that was sent with its data makes no calls.
const calls = (): Promise<Calls> => import('#api/lobby/home.ts')
const readMenus: Calls['readMenus'] = async (...asked) => (await calls()).readMenus(...asked)
const readHotGames: Calls['readHotGames'] = async (...asked) => (await calls()).readHotGames(...asked)
const readNotices: Calls['readNotices'] = async (...asked) => (await calls()).readNotices(...asked)
const readHomeBanners = async (language: Language, signal: AbortSignal) =>
  (await calls()).readBanners('w_home', language, signal)

const toolsOf = (game: Game) => (
  <WhenSettled>
    <HomeTileTools game={game} />
  </WhenSettled>
)

/**
 * Returns whether moving notices are paused on this device (null during server rendering), and a function
 * that pauses or resumes them.
 */
const usePausedNotices = (): Pausing => ({
  kept: useSyncExternalStore(listenToReadNotices, savedPause, () => null),
  onPause: rememberPause,
})

/** The recent games of a member. Their space is reserved until the player is known. */
function Continued() {
  const player = useSelector(useChild('gameLaunch'), ({ context }) => context.player)
  if (player === null) return <LobbySectionSkeleton />
  if (player === 'visitor') return null
  return (
    <Late waiting={<LobbySectionSkeleton />}>
      <ContinuePlaying />
    </Late>
  )
}

/** Home, under any of its paths (ROUTE-01). */
export function HomePage() {
  const { boot } = useRouteContext({ from: '__root__' })
  const app = useApp()
  const overlays = useChild('overlays')
  const router = useRouter()
  useEffect(focusLeftGame, [])
  const language = useSelector(useChild('language'), (snapshot) => snapshot.context.language)
  const games = { language, edition: useRevision('games') }
  const news = { language, edition: useRevision('notices') }
  const banners = useRead(readHomeBanners, { ...games, sent: boot.home?.banners })
  const notices = useRead(readNotices, { ...news, sent: boot.home?.notices })
  const menus = useRead(readMenus, { ...games, sent: boot.home?.menus })
  const hot = useRead(readHotGames, { ...games, sent: boot.home?.hot })

  // Reserve the space of the recent games before paint. On a server-rendered page, an inline script has
  // already reserved it.
  useLayoutEffect(reserveContinuePlaying, [])

  const site = useSelector(useChild('siteConfiguration'), ({ context }) => context.site)
  const places = { ...knownPlaces(router, site), games: knownGames(menus, hot) }
  return (
    <Home
      brand={boot.config.brand.name}
      banners={banners}
      notices={notices}
      unread={useUnreadNotices(notices)}
      pausing={usePausedNotices()}
      menus={menus}
      hot={hot}
      continued={<Continued />}
      toolsOf={toolsOf}
      winners={
        <Late>
          <Winners />
        </Late>
      }
      targetOf={(banner: Banner) => targetOf(banner, places)}
      onPlay={(game: Game) => app.send({ type: 'app.play', game, from: router.state.location.pathname })}
      onNotice={(noticeId) =>
        overlays.send({
          type: 'overlay.ask',
          task: { id: `notice-${noticeId ?? 'all'}`, kind: 'notice', noticeId },
        })
      }
    />
  )
}
