import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import type { Banner } from '#protocol/lobby/banners.ts'
import type { Game, GameType } from '#protocol/lobby/games.ts'
import type { GameMenu, HotGames } from '#protocol/site/boot.ts'
import type { Notice } from '#protocol/site/notices.ts'
import type { BannerTarget } from '#ui/kit/banner/banner-target.ts'
import unseen from '#ui/kit/controls/visually-hidden.module.css'
import { LoadFailed } from '#ui/kit/errors/load-failed.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { useNearViewport } from '#ui/kit/hooks/use-near-viewport.ts'
import type { LobbyPart } from '#ui/kit/lobby-parts/lobby-part.ts'
import { Banners, BannersSkeleton } from './banners.tsx'
import styles from './home.module.css'
import { LobbySection, LobbySectionSkeleton, type ToolsOf } from './lobby-section.tsx'
import { Notices, NoticesSkeleton, type Pausing } from './notices.tsx'
import { PartsBar, PartsBarSkeleton } from './parts-bar.tsx'

type Props = {
  brand: string
  banners: Part<Banner[]>
  notices: Part<Notice[]>
  unread: number
  pausing: Pausing
  /** The member's recent games. Empty for visitors. */
  continued: ReactNode
  /** Returns a tile's heart and info buttons. */
  toolsOf: ToolsOf
  hot: Part<HotGames>
  menus: Part<GameMenu[]>
  /** Recent big wins (HOME-10). They load when they come near the viewport. */
  winners: ReactNode
  targetOf: (banner: Banner) => BannerTarget | null
  onPlay: (game: Game) => void
  /** Opens one notice, or all notices if the id is null. */
  onNotice: (id: string | null) => void
}

type Handed = Pick<Props, 'onPlay' | 'toolsOf'>

/** How many sections below the hot games have tiles in the initial HTML. No screen shows more at first. */
const FIRST_PARTS = 1

/** The home page. Each part loads, and may fail, separately. */
export function Home(props: Props) {
  const { t } = useLingui()
  const {
    brand,
    banners,
    notices,
    unread,
    pausing,
    hot,
    menus,
    winners,
    targetOf,
    onPlay,
    onNotice,
    toolsOf,
  } = props
  return (
    <>
      <title>{t({ id: 'lobby.home.title', message: `${brand}: games` })}</title>
      <h1 className={unseen.unseen}>{t({ id: 'lobby.home.title', message: `${brand}: games` })}</h1>
      <NoticesPart part={notices} unread={unread} pausing={pausing} onNotice={onNotice} />
      <BannersPart part={banners} {...{ targetOf, onPlay }} />
      {menus.state === 'loading' ? (
        <PartsBarSkeleton />
      ) : (
        <PartsBar parts={partsShown(hot, menus)} lottery={firstOf(menus, 'ELOTT')} onPlay={onPlay} />
      )}
      <div className={styles.continued}>{props.continued}</div>
      <HotPart part={hot} onPlay={onPlay} toolsOf={toolsOf} />
      <MenusPart part={menus} onPlay={onPlay} toolsOf={toolsOf} />
      <WinnersSkeleton>{winners}</WinnersSkeleton>
    </>
  )
}

const firstOf = (menus: Part<GameMenu[]>, category: GameType): Game | null =>
  (menus.state === 'known' && menus.value.find(({ gameType }) => gameType === category)?.games[0]) || null

function partsShown(hot: Part<HotGames>, menus: Part<GameMenu[]>): LobbyPart[] {
  const hasHot = hot.state === 'known' && hot.value.list.length > 0
  const filled = menus.state === 'known' ? menus.value.filter(({ games }) => games.length > 0) : []
  return [...(hasHot ? ['HOT' as const] : []), ...filled.map(({ gameType }) => gameType)]
}

function NoticesPart({
  part,
  unread,
  pausing,
  onNotice,
}: { part: Part<Notice[]> } & Pick<Props, 'unread' | 'pausing' | 'onNotice'>) {
  if (part.state === 'loading') return <NoticesSkeleton />
  // Show nothing if there are no notices or they failed to load, since the games matter more.
  if (part.state === 'failed' || part.value.length === 0) return null
  return (
    <Notices
      notices={part.value}
      {...{ unread, pausing }}
      onOpen={onNotice}
      onOpenAll={() => onNotice(null)}
    />
  )
}

function BannersPart({ part, ...handed }: { part: Part<Banner[]> } & Pick<Props, 'targetOf' | 'onPlay'>) {
  if (part.state === 'loading') return <BannersSkeleton />
  if (part.state === 'failed') {
    return (
      <Failed
        title={<Trans id="lobby.home.highlightsLoadFailed">Couldn’t load the highlights</Trans>}
        onRetry={part.retry}
      />
    )
  }
  return part.value.length > 0 ? <Banners banners={part.value} {...handed} /> : null
}

function HotPart({ part, ...handed }: { part: Part<HotGames> } & Handed) {
  if (part.state === 'loading') return <LobbySectionSkeleton part="HOT" />
  if (part.state === 'failed') {
    return (
      <Failed
        title={<Trans id="lobby.home.popularLoadFailed">Couldn’t load the popular games</Trans>}
        onRetry={part.retry}
      />
    )
  }
  const { list, total } = part.value
  if (list.length === 0) return null
  return <LobbySection part="HOT" games={list} total={total} loading="eager" {...handed} />
}

function MenusPart({ part, ...handed }: { part: Part<GameMenu[]> } & Handed) {
  if (part.state === 'loading') return <LobbySectionSkeleton />
  if (part.state === 'failed') {
    return (
      <Failed
        title={<Trans id="lobby.home.gamesLoadFailed">Couldn’t load the games</Trans>}
        onRetry={part.retry}
      />
    )
  }
  const filled = part.value.filter(({ games }) => games.length > 0)
  if (filled.length === 0) return <NoGames />
  return filled.map(({ gameType, games, total }, place) => (
    <LobbySection
      key={gameType}
      part={gameType}
      games={games}
      total={total}
      late={place >= FIRST_PARTS}
      {...handed}
    />
  ))
}

/** Reserves the height of the winner list, and renders `children` once that space is near the viewport. */
function WinnersSkeleton({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  return (
    <div className={styles.winners} ref={place}>
      {isNear ? children : null}
    </div>
  )
}

function Failed({ title, onRetry }: { title: ReactNode; onRetry: () => void }) {
  return (
    <div className={styles.box}>
      <LoadFailed title={title} onRetry={onRetry} />
    </div>
  )
}

function NoGames() {
  return (
    <div className={styles.box}>
      <EmptyState state="empty" title={<Trans id="lobby.home.empty">No games yet</Trans>}>
        <Trans id="lobby.home.emptyHelp">Games will appear here soon. Check back later.</Trans>
      </EmptyState>
    </div>
  )
}
