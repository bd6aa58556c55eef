import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import styles from './how-many.module.css'
import type { LobbyActor } from './lobby-actors.ts'

/** How many games were found; read out when that changes. */
export function HowMany({ lobby }: { lobby: LobbyActor }) {
  const { total, close, wish } = useSelector(lobby, ({ context }) => context)
  const isKnown = useSelector(
    lobby,
    (snapshot) => snapshot.hasTag('listed') || snapshot.matches({ list: 'empty' }),
  )
  const { text } = wish
  return (
    <p className={styles.count} role="status">
      {!isKnown ? null : close ? (
        <Trans>
          No name has “{text}”. Close to it: <Plural value={total} one="# game" other="# games" />
        </Trans>
      ) : (
        <Plural value={total} one="# game" other="# games" />
      )}
    </p>
  )
}
