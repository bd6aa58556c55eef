import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LobbyPart } from './lobby-part.ts'
import styles from './part-name.module.css'

const names: Record<LobbyPart, MessageDescriptor> = {
  HOT: msg({ id: 'common.popular', message: 'Popular' }),
  RNG: msg({ id: 'kit.lobbyParts.casino', message: 'Casino' }),
  LIVE: msg({ id: 'kit.lobbyParts.liveCasino', message: 'Live casino' }),
  FISH: msg({ id: 'common.fishing', message: 'Fishing' }),
  PVP: msg({ id: 'kit.lobbyParts.pvp', message: 'PvP' }),
  SPORTS: msg({ id: 'kit.lobbyParts.sports', message: 'Sports' }),
  ESPORTS: msg({ id: 'kit.lobbyParts.esports', message: 'Esports' }),
  COCKFIGHT: msg({ id: 'common.duels', message: 'Duels' }),
  ELOTT: msg({ id: 'kit.lobbyParts.eLottery', message: 'E-lottery' }),
  LOTT: msg({ id: 'common.lottery', message: 'Lottery' }),
  BGS: msg({ id: 'kit.lobbyParts.houseGames', message: 'House games' }),
}

/** Filled shapes, 24 by 24, in the same style as the game art. */
const glyphs: Record<LobbyPart, string> = {
  HOT: 'M12 2c4 4 7 7 7 12a7 7 0 0 1-14 0c0-3 2-4 3-7 2 1 2 2 2 4 2-2 3-5 2-9z',
  RNG: 'M3 4h5v7H3zM3 13h5v7H3zM9.5 4h5v16h-5zM16 4h5v7h-5zM16 13h5v7h-5z',
  LIVE: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  FISH: 'M2 12a8 8 0 0 1 14 0l6-6v12l-6-6a8 8 0 0 1-14 0z',
  PVP: 'M11 3a9 9 0 0 0 0 18zM13 3a9 9 0 0 1 0 18z',
  SPORTS: 'M12 3a9 9 0 0 1 9 9h-9zM3 12a9 9 0 0 1 8-9v9zM3 13h8v8a9 9 0 0 1-8-8zM13 21v-8h8a9 9 0 0 1-8 8z',
  ESPORTS: 'M3 8a4 4 0 0 1 4-4v16a4 4 0 0 1-4-4zM8.5 7h7v10h-7zM17 4a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4z',
  COCKFIGHT: 'M3 4h8a8 8 0 0 1-8 8zM13 4h8v8a8 8 0 0 1-8-8zM3 14a8 8 0 0 1 8 7H3zM21 14v7h-8a8 8 0 0 1 8-7z',
  ELOTT:
    'M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3zM17 9a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM9 15a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  LOTT: 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM9 9.5v5h1.5v-5zM13 9.5v5h2.5v-5z',
  BGS: 'M3 3h8v8H3zM13 3a8 8 0 0 1 8 8h-8zM3 13h8a8 8 0 0 1-8 8zM17 13l4 4-4 4-4-4z',
}

export const partText = (part: LobbyPart): MessageDescriptor => names[part]

export function PartName({ part }: { part: LobbyPart }) {
  const { i18n } = useLingui()
  return <>{i18n._(partText(part))}</>
}

export function PartGlyph({ part }: { part: LobbyPart }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
      <path fillRule="evenodd" d={glyphs[part]} />
    </svg>
  )
}
