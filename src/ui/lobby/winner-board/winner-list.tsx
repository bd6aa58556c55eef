import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { gameTypes } from '#protocol/lobby/game-types.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { Winner } from '#protocol/lobby/winner-board.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import { inNavigationOrder } from '#ui/kit/lobby-parts/lobby-part.ts'
import { partText } from '#ui/kit/lobby-parts/part-name.tsx'
import styles from './winner-list.module.css'
import { WinnerRow } from './winner-row.tsx'

type Props = {
  winners: Part<readonly Winner[]>
  category: GameType | 'ALL'
  onCategory: (category: GameType | 'ALL') => void
  onPlay: (game: Winner) => void
}

/** The hundred largest recent wins, in all games or in one category (HOME-13). */
export function WinnerList({ winners, category, onCategory, onPlay }: Props) {
  const { t, i18n } = useLingui()
  const categories = inNavigationOrder(gameTypes.map((part) => ({ part })))
  return (
    <div className={styles.page}>
      <PageTitle>{t({ id: 'lobby.winners.pageTitle', message: 'Winners' })}</PageTitle>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Trans id="lobby.winners.pageTitle">Winners</Trans>
        </h1>
        <p className={styles.count} role="status">
          {winners.state === 'known' ? (
            <Plural
              id="lobby.winners.count"
              value={winners.value.length}
              _0="No wins"
              one="# win"
              other="# wins"
            />
          ) : null}
        </p>
        <select
          className={styles.category}
          aria-label={t({ id: 'lobby.winners.category', message: 'Category' })}
          value={category}
          onChange={({ target }) => onCategory(target.value as GameType | 'ALL')}
        >
          <option value="ALL">{t({ id: 'lobby.winners.allCategories', message: 'All categories' })}</option>
          {categories.map(({ part }) => (
            <option key={part} value={part}>
              {i18n._(partText(part))}
            </option>
          ))}
        </select>
      </header>
      <p className={styles.text}>
        <Trans id="lobby.winners.about">From the last 7 days. Tap a win to play that game.</Trans>
      </p>
      <Listed {...{ winners, category, onPlay }} />
    </div>
  )
}

/** Keys of the skeleton's rows. They equal the keys of the loaded rows, so that React reuses the elements. */
const places = ['0', '1', '2', '3', '4', '5', '6', '7']

function Listed({ winners, category, onPlay }: Pick<Props, 'winners' | 'category' | 'onPlay'>) {
  if (winners.state === 'loading') {
    return (
      <ol className={styles.rows} aria-busy="true">
        {places.map((place) => (
          <li key={place} className={styles.place} />
        ))}
      </ol>
    )
  }
  if (winners.state === 'failed') {
    return (
      <EmptyState
        state="failed"
        title={<Trans id="lobby.winners.loadFailed">Couldn’t load the winners</Trans>}
        action={
          <Button onClick={winners.retry}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        }
      >
        {winners.why}
      </EmptyState>
    )
  }
  if (winners.value.length === 0) {
    return (
      <EmptyState
        state="empty"
        title={<Trans id="lobby.winners.pageEmpty">No wins here in the last 7 days</Trans>}
      >
        {category === 'ALL' ? (
          <Trans id="lobby.winners.pageEmptyHelp">New wins appear here.</Trans>
        ) : (
          <Trans id="lobby.winners.categoryEmptyHelp">Choose another category to see its winners.</Trans>
        )}
      </EmptyState>
    )
  }
  return (
    <ol className={styles.rows}>
      {winners.value.map((winner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the key identifies the row, not the winner
        <li key={index}>
          <WinnerRow winner={winner} place={index + 1} onPlay={onPlay} />
        </li>
      ))}
    </ol>
  )
}
