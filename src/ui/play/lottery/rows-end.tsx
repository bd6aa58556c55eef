import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Rows } from '#ui/kit/layout/report-table.tsx'
import styles from './rows-end.module.css'

type Props<Row> = { rows: Rows<Row>; empty: ReactNode; children: (rows: readonly Row[]) => ReactNode }

/**
 * A paged list in any layout. Shows a skeleton, a message that the list is empty or failed to load, or the
 * rows with a button for more.
 */
export function RowsEnd<Row>({ rows, empty, children }: Props<Row>) {
  if (rows.state === 'loading') return <div className={styles.place} aria-busy="true" />
  if (rows.state === 'failed') {
    return (
      <EmptyState
        state="failed"
        title={<Trans id="play.lottery.rowsFailed">Couldn’t load this list</Trans>}
        action={
          <Button onClick={rows.retry}>
            <Trans id="common.tryAgain">Try again</Trans>
          </Button>
        }
      >
        {rows.why}
      </EmptyState>
    )
  }
  if (rows.rows.length === 0) return empty
  const { more } = rows
  return (
    <>
      {children(rows.rows)}
      {more ? (
        <p className={styles.more}>
          {more.state === 'failed' ? (
            <span role="alert">
              <Trans id="common.moreLoadFailed">Couldn’t load more.</Trans> {more.why}
            </span>
          ) : null}
          <Button
            aria-disabled={more.state === 'loading'}
            onClick={more.state === 'loading' ? undefined : more.load}
          >
            {more.state === 'loading' ? (
              <Trans id="common.loadingMore">Loading more…</Trans>
            ) : (
              <Trans id="common.showMore">Show more</Trans>
            )}
          </Button>
        </p>
      ) : null}
    </>
  )
}
