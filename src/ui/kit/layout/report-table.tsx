import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode, useId } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import unseen from '#ui/kit/controls/visually-hidden.module.css'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { RetryCountdownButton } from '#ui/kit/feedback/retry-countdown-button.tsx'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import styles from './report-table.module.css'

export type Column<Row, Sort extends string = never> = {
  name: string
  head: string
  isFigure?: boolean
  inCard?: InCard
  /** The sort key. Undefined if rows cannot be sorted by this column. */
  sort?: Sort
  cell: (row: Row) => ReactNode
}

/**
 * The cell's position in the card on narrow screens, from top to bottom. `lead`, `title` and `aside` form the
 * heading. A `note` has no label. Two `fact`s share a line, and a `line` (the default) fills one. `acts` are
 * buttons.
 */
type InCard = 'lead' | 'title' | 'aside' | 'note' | 'fact' | 'line' | 'acts'

export type Sorting<Sort extends string> = { by: Sort; descending: boolean }

export type Rows<Row> =
  | { state: 'loading' }
  /** `why` is the message to show. Until `retryAt` (epoch ms), a retry would be refused. */
  | { state: 'failed'; why: ReactNode; retryAt: number; retry: () => void }
  | { state: 'known'; rows: readonly Row[]; more: More | null }

export type More = {
  state: 'ready' | 'loading' | 'failed'
  why: ReactNode
  retryAt: number
  load: () => void
}

type Props<Row, Sort extends string> = {
  caption: string
  columns: readonly Column<Row, Sort>[]
  rows: Rows<Row>
  keyOf: (row: Row) => string
  empty: ReactNode
  foot?: readonly { title: string; cells: Readonly<Partial<Record<string, ReactNode>>> }[]
  sorting?: Sorting<Sort> | undefined
  onSort?: ((sorting: Sorting<Sort>) => void) | undefined
}

const places = ['1', '2', '3', '4', '5', '6', '7', '8']

/** A table whose rows become cards on narrow screens. */
export function ReportTable<Row, Sort extends string = never>(props: Props<Row, Sort>) {
  const { caption, columns, rows, keyOf, empty, foot = [], sorting, onSort } = props
  const hasRows = rows.state === 'known' && rows.rows.length > 0
  const hasHead = hasRows || rows.state === 'loading'
  return (
    <div className={styles.report} aria-busy={rows.state === 'loading'}>
      {hasHead && sorting && onSort ? (
        <NarrowSort columns={columns} sorting={sorting} onSort={onSort} />
      ) : null}
      {/* The roles are explicit, because the card layout removes table semantics. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      {hasHead ? (
        <table className={styles.table} role="table">
          <caption className={unseen.unseen}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.name} column={column} sorting={sorting} onSort={onSort} />
              ))}
            </tr>
          </thead>
          {rows.state === 'loading' ? <Skeleton columns={columns} /> : null}
          {hasRows ? (
            <>
              <tbody>
                {rows.rows.map((row) => (
                  <tr key={keyOf(row)} role="row">
                    {columns.map(({ name, head, isFigure, inCard = 'line', cell }) => (
                      <td
                        key={name}
                        role="cell"
                        data-head={head}
                        data-figure={isFigure}
                        data-in-card={inCard}
                      >
                        {cell(row)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                {foot.map(({ title, cells }) => (
                  <tr key={title} role="row">
                    {columns.map(({ name, head, isFigure, inCard = 'line' }, index) => (
                      <td
                        key={name}
                        role="cell"
                        data-head={head}
                        data-figure={isFigure}
                        data-in-card={index === 0 ? 'title' : inCard === 'title' ? 'line' : inCard}
                        data-empty={index > 0 && cells[name] === undefined}
                      >
                        {index === 0 ? title : cells[name]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tfoot>
            </>
          ) : null}
        </table>
      ) : null}
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      {rows.state === 'failed' ? (
        <EmptyState
          state="failed"
          title={<Trans id="kit.layout.listLoadFailed">Couldn’t load “{caption}”</Trans>}
          action={<TryAgain until={rows.retryAt} onPress={rows.retry} />}
        >
          {rows.why}
        </EmptyState>
      ) : null}
      {rows.state === 'known' && !hasRows ? empty : null}
      {rows.state === 'known' && rows.more ? <MoreRows more={rows.more} /> : null}
    </div>
  )
}

type HeadProps<Row, Sort extends string> = {
  column: Column<Row, Sort>
  sorting: Sorting<Sort> | undefined
  onSort: ((sorting: Sorting<Sort>) => void) | undefined
}

/**
 * A column header. Clicking the sorted column again reverses the order. Any other column starts in descending
 * order.
 */
function Head<Row, Sort extends string>({ column, sorting, onSort }: HeadProps<Row, Sort>) {
  const { head, isFigure, sort } = column
  if (sort === undefined || !onSort) {
    return (
      <th scope="col" data-figure={isFigure}>
        {head}
      </th>
    )
  }
  const isBy = sorting?.by === sort
  const isDescending = isBy && sorting.descending
  return (
    <th
      scope="col"
      data-figure={isFigure}
      aria-sort={isBy ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ by: sort, descending: isBy ? !isDescending : true })}
      >
        {head}
        <Icon name="chevron" />
      </button>
    </th>
  )
}

type NarrowSortProps<Row, Sort extends string> = {
  columns: readonly Column<Row, Sort>[]
  sorting: Sorting<Sort>
  onSort: (sorting: Sorting<Sort>) => void
}

function NarrowSort<Row, Sort extends string>({ columns, sorting, onSort }: NarrowSortProps<Row, Sort>) {
  const { t } = useLingui()
  const id = useId()
  const choices = columns.flatMap(({ head, sort }) => (sort === undefined ? [] : [{ head, by: sort }]))
  const choose = (value: string) => {
    const chosen = choices.find(({ by }) => value.startsWith(`${by} `))
    if (chosen) onSort({ by: chosen.by, descending: value.endsWith(' down') })
  }
  return (
    <p className={styles.narrowSort}>
      <label htmlFor={id}>
        <Trans id="common.sortBy">Sort by</Trans>
      </label>
      <select
        id={id}
        value={`${sorting.by} ${sorting.descending ? 'down' : 'up'}`}
        onChange={({ target }) => choose(target.value)}
      >
        {choices.map(({ head, by }) => (
          <Fragment key={by}>
            <option value={`${by} down`}>
              {t({ id: 'common.sortDescending', message: `${head}, descending` })}
            </option>
            <option value={`${by} up`}>
              {t({ id: 'common.sortAscending', message: `${head}, ascending` })}
            </option>
          </Fragment>
        ))}
      </select>
    </p>
  )
}

function Skeleton<Row, Sort extends string>({ columns }: { columns: readonly Column<Row, Sort>[] }) {
  return (
    <tbody className={styles.places} aria-hidden="true">
      {places.map((place) => (
        <tr key={place}>
          {columns.map(({ name, isFigure, inCard = 'line' }) => (
            <td key={name} data-figure={isFigure} data-in-card={inCard}>
              <span className={styles.bar} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

export function MoreRows({ more }: { more: More }) {
  return (
    <p className={styles.more}>
      {more.state === 'failed' ? (
        <span role="alert">
          <Trans id="common.moreLoadFailed">Couldn’t load more.</Trans> {more.why}
        </span>
      ) : null}
      {more.state === 'loading' ? (
        <Button aria-disabled>
          <Trans id="common.loadingMore">Loading more…</Trans>
        </Button>
      ) : (
        <RetryCountdownButton until={more.retryAt} onPress={more.load}>
          <Trans id="common.showMore">Show more</Trans>
        </RetryCountdownButton>
      )}
    </p>
  )
}
