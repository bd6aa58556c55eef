import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type Ref, useRef } from 'react'
import type { GameSelection } from '#contract/game-filters.ts'
import type { Game, GameType } from '#contract/games.ts'
import type { VendorLane } from '#contract/vendors.ts'
import { partText } from '../game/part-name.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import type { Part } from '../kit/part.ts'
import { FavouriteFailed } from './favourite-failed.tsx'
import { GameGrid, GameGridSkeleton } from './game-grid.tsx'
import { HowMany } from './how-many.tsx'
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
  /** Address of a page of the list. */
  addressOf: (page: number) => string
  onNarrow: (by: Narrowing) => void
  onPage: (page: number) => void
  onMore: () => void
  onLogin: () => void
  onPlay: (game: Game) => void
}

/** HOME-06, HOME-09: a list of the lobby's games, with what narrows it. */
export function Lobby(props: Props) {
  const { lobby, favourites, place, lanes, onNarrow } = props
  const wish = useSelector(lobby, ({ context }) => context.wish)
  const title = useRef<HTMLHeadingElement>(null)
  // A page that is chosen by its number begins at its head, for the eye and for the keyboard.
  const onPage = (page: number) => {
    props.onPage(page)
    title.current?.focus()
  }
  return (
    <div className={styles.lobby}>
      <header className={styles.head}>
        <Title place={place} ref={title} />
        <HowMany lobby={lobby} />
        {place.category === 'LIVE' ? (
          <Link className={styles.hosts} to={'/streamView' as '/'}>
            <Trans>Live hosts</Trans>
          </Link>
        ) : null}
        <LobbySearch lobby={lobby} />
      </header>
      <div className={styles.filters} data-single={place.selection !== null || undefined}>
        {place.selection ? null : <SelectionFilter chosen={wish.selection} onNarrow={onNarrow} />}
        <LaneFilters
          category={place.category}
          lanes={lanes.state === 'known' ? lanes.value : []}
          filters={wish}
          onNarrow={onNarrow}
        />
      </div>
      <Listed {...props} onPage={onPage} />
      <FavouriteFailed favourites={favourites} />
    </div>
  )
}

/** Its place while it is not known yet what the address asks for. */
export function LobbySkeleton({ place }: { place: Place }) {
  return (
    <div className={styles.lobby}>
      <header className={styles.head}>
        <Title place={place} />
      </header>
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

function Listed({ lobby, favourites, addressOf, onNarrow, onPage, onMore, onLogin, onPlay }: Props) {
  const snapshot = useSelector(lobby, (snapshot) => snapshot)
  const { games, failure } = snapshot.context
  const isListed = snapshot.hasTag('listed')
  if (!isListed && !snapshot.hasTag('busy')) {
    return <NoGames lobby={lobby} reason={failure?.reason} onNarrow={onNarrow} onLogin={onLogin} />
  }
  if (games.length === 0) return <GameGridSkeleton />
  return (
    <>
      <GameGrid games={games} favourites={favourites} isStale={!isListed} onPlay={onPlay} />
      <LobbyEnd {...{ lobby, addressOf, onPage, onMore }} />
    </>
  )
}
