import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, type Ref, useRef } from 'react'
import type { GameSelection } from '#protocol/lobby/game-filters.ts'
import type { Game, GameType } from '#protocol/lobby/games.ts'
import type { VendorLane } from '#protocol/lobby/vendors.ts'
import type { Part } from '#ui/kit/feedback/part.ts'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { partText } from '#ui/kit/lobby-parts/part-name.tsx'
import { RoomsSkeleton } from '#ui/lobby/rooms/rooms.tsx'
import { EmptyList } from './empty-list.tsx'
import { FavouriteFailed } from './favourite-failed.tsx'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { HowMany, HowManyMarked } from './how-many.tsx'
import styles from './lobby.module.css'
import type { FavouriteActor, LobbyActor } from './lobby-actors.ts'
import { LobbyEnd } from './lobby-end.tsx'
import { LaneFilters, SelectionFilter, selectionText } from './lobby-filters.tsx'
import type { Narrowing } from './lobby-narrowing.ts'
import { LobbySearch } from './lobby-search.tsx'
import { NoGames } from './no-games.tsx'

type Place = { category: GameType | null; selection: GameSelection | null }

type Props = {
  lobby: LobbyActor
  favourites: FavouriteActor
  place: Place
  lanes: Part<VendorLane[]>
  rooms: ReactNode
  addressOf: (page: number) => string
  onNarrow: (by: Narrowing) => void
  onPage: (page: number) => void
  onMore: () => void
  onLogin: () => void
  onPlay: (game: Game) => void
  onInfo: (game: Game) => void
}

/** A list of games with its filters (HOME-06, HOME-09). */
export function Lobby(props: Props) {
  const { lobby, favourites, place, lanes, rooms, onNarrow } = props
  const query = useSelector(lobby, ({ context }) => context.query)
  const title = useRef<HTMLHeadingElement>(null)
  const onPage = (page: number) => {
    props.onPage(page)
    title.current?.focus()
  }
  return (
    <div className={styles.lobby}>
      <header className={styles.head}>
        <Title place={place} ref={title} />
        {query.selection === 'favorite' ? (
          <HowManyMarked lobby={lobby} favourites={favourites} />
        ) : (
          <HowMany lobby={lobby} />
        )}
        {place.category === 'LIVE' ? (
          <Link className={styles.hosts} to={'/streamView' as '/'}>
            <Trans id="common.liveHosts">Live hosts</Trans>
          </Link>
        ) : null}
        <LobbySearch lobby={lobby} />
      </header>
      {rooms}
      <div className={styles.filters} data-single={place.selection !== null || undefined}>
        {place.selection ? null : <SelectionFilter chosen={query.selection} onNarrow={onNarrow} />}
        <LaneFilters
          category={place.category}
          lanes={knownLanes(lanes)}
          filters={query}
          onNarrow={onNarrow}
        />
      </div>
      <Listed {...props} onPage={onPage} />
      <FavouriteFailed favourites={favourites} />
    </div>
  )
}

const knownLanes = (lanes: Part<VendorLane[]>): readonly VendorLane[] =>
  lanes.state === 'known' ? lanes.value : []

export const hasRooms = (category: GameType): boolean => category === 'LIVE' || category === 'PVP'

/** The list's skeleton, shown until the filters in the URL are known. */
export function LobbySkeleton({ place }: { place: Place }) {
  return (
    <div className={styles.lobby}>
      <header className={styles.head}>
        <Title place={place} />
      </header>
      {place.category && hasRooms(place.category) ? <RoomsSkeleton /> : null}
      <div className={styles.filters} data-single={place.selection !== null || undefined} />
      <GameGridSkeleton />
    </div>
  )
}

function Title({ place: { category, selection }, ref }: { place: Place; ref?: Ref<HTMLHeadingElement> }) {
  const { i18n } = useLingui()
  const name = i18n._(category ? partText(category) : selectionText(selection ?? 'all'))
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <h1 className={styles.title} ref={ref} tabIndex={-1}>
        {name}
      </h1>
    </>
  )
}

function Listed({ lobby, favourites, place, lanes, addressOf, ...heard }: Props) {
  const { onNarrow, onPage, onMore, onLogin, onPlay, onInfo } = heard
  const snapshot = useSelector(lobby, (snapshot) => snapshot)
  const { games, query } = snapshot.context
  const isListed = snapshot.hasTag('listed')
  if (!isListed && !snapshot.hasTag('busy')) {
    const empty = (
      <EmptyList
        filters={query}
        lanes={knownLanes(lanes)}
        isSelection={place.selection !== null}
        onNarrow={onNarrow}
      />
    )
    return <NoGames lobby={lobby} empty={empty} onLogin={onLogin} />
  }
  if (games.length === 0) return <GameGridSkeleton />
  return (
    <>
      <GameGrid
        games={games}
        favourites={favourites}
        isBusy={!isListed}
        isLate={snapshot.hasTag('late')}
        onPlay={onPlay}
        onInfo={onInfo}
      />
      <LobbyEnd {...{ lobby, addressOf, onPage, onMore }} />
    </>
  )
}
