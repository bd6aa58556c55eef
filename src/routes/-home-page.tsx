import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect } from 'react'
import { holdPlace } from '#api/has-played.ts'
import type { Banner } from '#contract/banners.ts'
import type { Game } from '#contract/games.ts'
import type { Language } from '#contract/operator-config.ts'
import { targetOf } from '#ui/home/banner-target.ts'
import { Home } from '#ui/home/home.tsx'
import { LobbySectionSkeleton } from '#ui/home/lobby-section.tsx'
import { useApp, useChild } from './-app.ts'
import { knownGames, knownPlaces } from './-known-places.ts'
import { focusLeftGame } from './-leave-game.ts'
import { ContinuePlaying, HomeTileTools, Late, Winners } from './-overlays.tsx'
import { usePausedNotices } from './-paused-notices.ts'
import { useUnread } from './-unread-notices.ts'
import { useEdition } from './-use-edition.ts'
import { useRead } from './-use-read.ts'

type Calls = typeof import('#api/home.ts')

// What the page was sent with is shown without any of them, so they don't come with it.
const calls = (): Promise<Calls> => import('#api/home.ts')
const readMenus: Calls['readMenus'] = async (...asked) => (await calls()).readMenus(...asked)
const readHotGames: Calls['readHotGames'] = async (...asked) => (await calls()).readHotGames(...asked)
const readNotices: Calls['readNotices'] = async (...asked) => (await calls()).readNotices(...asked)
const readHomeBanners = async (language: Language, signal: AbortSignal) =>
  (await calls()).readBanners('w_home', language, signal)

const toolsOf = (game: Game) => (
  <Late>
    <HomeTileTools game={game} />
  </Late>
)

/** ROUTE-01: Home, under each of its addresses. */
export function HomePage() {
  const { boot } = useRouteContext({ from: '__root__' })
  const app = useApp()
  const overlays = useChild('overlays')
  const router = useRouter()
  useEffect(focusLeftGame, [])
  const language = useSelector(useChild('language'), (snapshot) => snapshot.context.language)
  const games = { language, edition: useEdition('games') }
  const news = { language, edition: useEdition('notices') }
  const banners = useRead(readHomeBanners, { ...games, sent: boot.home?.banners })
  const notices = useRead(readNotices, { ...news, sent: boot.home?.notices })
  const menus = useRead(readMenus, { ...games, sent: boot.home?.menus })
  const hot = useRead(readHotGames, { ...games, sent: boot.home?.hot })

  const player = useSelector(useChild('gameLaunch'), ({ context }) => context.player)
  // Before the browser paints: on a page that was sent, its own script has done so.
  useLayoutEffect(holdPlace, [])

  const site = useSelector(useChild('siteConfiguration'), ({ context }) => context.site)
  const places = { ...knownPlaces(router, site), games: knownGames(menus, hot) }
  return (
    <Home
      brand={boot.config.brand.name}
      banners={banners}
      notices={notices}
      unread={useUnread(notices)}
      pausing={usePausedNotices()}
      menus={menus}
      hot={hot}
      continued={
        player === null ? (
          <LobbySectionSkeleton />
        ) : player === 'visitor' ? null : (
          <Late waiting={<LobbySectionSkeleton />}>
            <ContinuePlaying />
          </Late>
        )
      }
      toolsOf={player === null ? undefined : toolsOf}
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
