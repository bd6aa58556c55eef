import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { MOST_PAGES } from '#contract/game-filters.ts'
import { failureWords } from '../call-failure/failure-words.tsx'
import { Button } from '../kit/button.tsx'
import { Pager } from '../kit/pager.tsx'
import type { LobbyActor } from './lobby-actors.ts'
import styles from './lobby-end.module.css'

type MoreProps = {
  lobby: LobbyActor
  onMore: () => void
}

type Props = MoreProps & {
  addressOf: (page: number) => string
  onPage: (page: number) => void
}

/** HOME-06, HOME-11: how far the list goes, more of it behind what is shown, and its pages by number. */
export function LobbyEnd({ lobby, addressOf, onPage, onMore }: Props) {
  const { totalPages, wish, shownPages } = useSelector(lobby, ({ context }) => context)
  if (totalPages <= 1) return null
  // While another page is on its way none is shown yet, and the end stays where it is.
  const page = wish.first + Math.max(shownPages, wish.pages) - 1
  return (
    <footer className={styles.end}>
      <MoreGames lobby={lobby} onMore={onMore} />
      <Pager page={Math.min(page, totalPages)} total={totalPages} addressOf={addressOf} onChoose={onPage} />
    </footer>
  )
}

/** How far the list goes, and more of it behind what is shown. */
export function MoreGames({ lobby, onMore }: MoreProps) {
  const snapshot = useSelector(lobby, (snapshot) => snapshot)
  const { games, total, totalPages, wish, shownPages, failure } = snapshot.context
  const shown = games.length
  const hasFailed = snapshot.matches({ list: { shown: 'growthFailed' } })
  return (
    <>
      <p className={styles.shown}>
        {hasFailed ? (
          <span role="alert">{failureWords(failure?.reason).title}</span>
        ) : (
          <Trans>
            {shown} of <Plural value={total} one="# game" other="# games" /> shown
          </Trans>
        )}
      </p>
      {wish.first + shownPages - 1 >= totalPages ? null : wish.pages >= MOST_PAGES ? (
        <p className={styles.shown}>
          <Trans>This page holds no more games. Go on by page number.</Trans>
        </p>
      ) : (
        <Button
          aria-disabled={snapshot.hasTag('busy') || undefined}
          onClick={() => {
            if (snapshot.hasTag('busy')) return
            if (hasFailed) lobby.send({ type: 'list.retry' })
            else onMore()
          }}
        >
          {snapshot.hasTag('busy') ? (
            <Trans>Bringing more</Trans>
          ) : hasFailed ? (
            <Trans>Try again</Trans>
          ) : (
            <Trans>Show more</Trans>
          )}
        </Button>
      )}
    </>
  )
}
