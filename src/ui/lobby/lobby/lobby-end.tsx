import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { MOST_PAGES } from '#protocol/lobby/game-filters.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { Pager } from '#ui/kit/layout/pager.tsx'
import type { LobbyActor } from './lobby-actors.ts'
import styles from './lobby-end.module.css'

type MoreProps = {
  lobby: LobbyActor
  /** Shown if the page has reached its maximum length but the list continues. */
  beyond: ReactNode
  onMore: () => void
}

type Props = Omit<MoreProps, 'beyond'> & {
  addressOf: (page: number) => string
  onPage: (page: number) => void
}

/**
 * The controls below a list: the number of games shown, a button for more, and page numbers (HOME-06,
 * HOME-11).
 */
export function LobbyEnd({ lobby, addressOf, onPage, onMore }: Props) {
  const { totalPages, query, shownPages } = useSelector(lobby, ({ context }) => context)
  if (totalPages <= 1) return null
  // Use the requested page, not the loaded one, so that the page numbers do not move while it loads.
  const page = query.first + Math.max(shownPages, query.pages) - 1
  return (
    <footer className={styles.end}>
      <MoreGames lobby={lobby} beyond={<Beyond page={page} />} onMore={onMore} />
      <Pager page={Math.min(page, totalPages)} total={totalPages} addressOf={addressOf} onChoose={onPage} />
    </footer>
  )
}

/** Says that the page has reached its maximum length and that the list continues on the next page. */
const Beyond = ({ page }: { page: number }) => {
  const next = page + 1
  return <Trans id="lobby.list.pageFull">This page is full. The list continues on page {next}.</Trans>
}

export function MoreGames({ lobby, beyond, onMore }: MoreProps) {
  const { i18n } = useLingui()
  const snapshot = useSelector(lobby, (snapshot) => snapshot)
  const { games, total, totalPages, query, shownPages, failure } = snapshot.context
  const shown = i18n.number(games.length)
  const hasFailed = snapshot.matches({ list: { shown: 'moreFailed' } })
  return (
    <>
      <p className={styles.shown}>
        {hasFailed ? (
          <span role="alert">{failureText(failure).title}</span>
        ) : (
          <Trans id="lobby.list.shownOf">
            Showing {shown} of <Plural value={total} _0="# games" one="# game" other="# games" />
          </Trans>
        )}
      </p>
      {query.first + shownPages - 1 >= totalPages ? null : query.pages >= MOST_PAGES ? (
        <p className={styles.shown}>{beyond}</p>
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
            <Trans id="lobby.list.loadingMore">Loading more…</Trans>
          ) : hasFailed ? (
            <Trans id="common.tryAgain">Try again</Trans>
          ) : (
            <Trans id="common.showMore">Show more</Trans>
          )}
        </Button>
      )}
    </>
  )
}
