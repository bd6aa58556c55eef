import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type GameFilters, type GameSelection, gameSelections } from '#protocol/lobby/game-filters.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { VendorLane } from '#protocol/lobby/vendors.ts'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { drawings } from '#ui/kit/drawings/drawings.ts'
import { kindName } from '#ui/lobby/game/kind-name.ts'
import styles from './lobby-filters.module.css'
import type { Narrowing } from './lobby-narrowing.ts'

const selectionTexts: Record<GameSelection, MessageDescriptor> = {
  all: msg({ id: 'lobby.allGames', message: 'All games' }),
  hot: msg({ id: 'common.popular', message: 'Popular' }),
  new: msg({ id: 'lobby.list.new', message: 'New' }),
  favorite: msg({ id: 'common.favourites', message: 'Favourites' }),
  recent: msg({ id: 'common.recentlyPlayed', message: 'Recently played' }),
}

export const selectionText = (selection: GameSelection): MessageDescriptor => selectionTexts[selection]

/** Filters by selection, for example favourites or recent games (HOME-06, HOME-09). */
export function SelectionFilter({
  chosen,
  onNarrow,
}: {
  chosen: GameSelection
  onNarrow: (by: Narrowing) => void
}) {
  const { t, i18n } = useLingui()
  return (
    <fieldset
      className={styles.selections}
      aria-label={t({ id: 'lobby.list.filterGames', message: 'Filter games' })}
    >
      {gameSelections.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.selection}
          aria-pressed={name === chosen}
          onClick={() => onNarrow({ selection: name })}
        >
          <Drawing path={drawings[name]} small />
          {i18n._(selectionTexts[name])}
        </button>
      ))}
    </fieldset>
  )
}

type Props = {
  category: GameType | null
  /** Vendors and game kinds by category. Empty until they have loaded. */
  lanes: readonly VendorLane[]
  filters: Pick<GameFilters, 'vendor' | 'kind'>
  onNarrow: (by: Narrowing) => void
}

export function LaneFilters({ category, lanes, filters, onNarrow }: Props) {
  const { t, i18n } = useLingui()
  const ofPlace = lanes.filter(({ title }) => category === null || title === category)
  const vendors = new Map(ofPlace.flatMap(({ cards }) => cards.map((card) => [card.vassalage, card.vendor])))
  // The chosen vendor may have no games in this category, but it still needs a label.
  const chosen = lanes.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === filters.vendor)
  const kinds = category === null ? [] : (ofPlace[0]?.gameClassify ?? [])
  return (
    <div className={styles.lane}>
      <select
        className={styles.vendor}
        aria-label={t({ id: 'common.provider', message: 'Provider' })}
        value={filters.vendor ?? ''}
        onChange={({ target }) => onNarrow({ vendor: target.value || null })}
      >
        <option value="">{t({ id: 'lobby.allProviders', message: 'All providers' })}</option>
        {filters.vendor && !vendors.has(filters.vendor) ? (
          <option value={filters.vendor}>{chosen?.vendor ?? filters.vendor}</option>
        ) : null}
        {[...vendors].map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {kinds.length > 1 ? (
        <fieldset className={styles.kinds} aria-label={t({ id: 'common.gameType', message: 'Game type' })}>
          {kinds.map((kind) => {
            const text = kindName(kind)
            const isChosen = kind === filters.kind
            return (
              <button
                key={kind}
                type="button"
                className={styles.kind}
                aria-pressed={isChosen}
                onClick={() => onNarrow({ kind: isChosen ? null : kind })}
              >
                {text ? i18n._(text) : kind}
              </button>
            )
          })}
        </fieldset>
      ) : null}
    </div>
  )
}
