import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import styles from './how-many.module.css'
import type { FavouriteActor, LobbyActor } from './lobby-actors.ts'

export function HowMany({ lobby }: { lobby: LobbyActor }) {
  return <Count lobby={lobby} total={useSelector(lobby, ({ context }) => context.total)} />
}

/**
 * The number of favourites. It excludes games that were unmarked in this list. They remain listed, so that
 * they can be marked again.
 */
export function HowManyMarked({ lobby, favourites }: { lobby: LobbyActor; favourites: FavouriteActor }) {
  const { games, total } = useSelector(lobby, ({ context }) => context)
  const unmarked = useSelector(favourites, (snapshot) =>
    snapshot.matches('known')
      ? games.filter(({ nodeId }) => !snapshot.context.marked.includes(nodeId)).length
      : 0,
  )
  return <Count lobby={lobby} total={total - unmarked} />
}

function Count({ lobby, total }: { lobby: LobbyActor; total: number }) {
  const { close, query } = useSelector(lobby, ({ context }) => context)
  const isKnown = useSelector(
    lobby,
    (snapshot) => snapshot.hasTag('listed') || snapshot.matches({ list: 'empty' }),
  )
  const { text } = query
  return (
    <p className={styles.count} role="status">
      {!isKnown ? null : close ? (
        <Trans id="lobby.list.similarNames">
          No exact match for “{text}”.{' '}
          <Plural value={total} _0="No similar games" one="# similar game" other="# similar games" />
        </Trans>
      ) : (
        <Plural id="lobby.list.gameCount" value={total} _0="No games" one="# game" other="# games" />
      )}
    </p>
  )
}
