import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { GameFilters, GameSelection } from '#protocol/lobby/game-filters.ts'
import type { GameType } from '#protocol/lobby/games.ts'
import type { VendorLane } from '#protocol/lobby/vendors.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import wayOn from '#ui/kit/controls/way-on.module.css'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { listOf } from '#ui/kit/lobby-parts/lobby-part.ts'
import { PartName, partText } from '#ui/kit/lobby-parts/part-name.tsx'
import { kindName } from '#ui/lobby/game/kind-name.ts'
import styles from './empty-list.module.css'
import { selectionText } from './lobby-filters.tsx'
import type { Narrowing } from './lobby-narrowing.ts'
import { whyEmpty } from './why-empty.ts'

type Props = {
  filters: GameFilters
  /** Vendors and kinds per category, if loaded. */
  lanes: readonly VendorLane[]
  /** Whether the list is itself a selection, such as favourites, so that none can be chosen. */
  isSelection: boolean
  onNarrow: (by: Narrowing) => void
}

const nothing: Narrowing = { vendor: null, kind: null, text: '' }

export function EmptyList({ filters, lanes, isSelection, onNarrow }: Props) {
  const { i18n } = useLingui()
  const { selection, category, text } = filters
  const reason = whyEmpty(filters, lanes)
  const place = category && i18n._(partText(category))
  const toAllVendors = (
    <Button onClick={() => onNarrow({ vendor: null })}>
      <Trans>All vendors</Trans>
    </Button>
  )
  const toUnfiltered = (
    <Button onClick={() => onNarrow(nothing)}>
      <Trans>Take back all filters</Trans>
    </Button>
  )
  switch (reason.why) {
    case 'text':
      return (
        <Empty
          title={<Trans>No game here fits</Trans>}
          ways={
            <>
              {toUnfiltered}
              {category ? <ToAllGames text={text} /> : null}
            </>
          }
        >
          <Trans>Nothing is called “{text}”, nor nearly so.</Trans>
        </Empty>
      )
    case 'unknownVendor': {
      const { code } = reason
      return (
        <Empty title={<Trans>There is no vendor “{code}” here</Trans>} ways={toAllVendors}>
          <Trans>The address may be old, or the vendor has left.</Trans>
        </Empty>
      )
    }
    case 'vendor': {
      const { name, elsewhere, others } = reason
      return (
        <Empty
          title={
            place ? (
              <Trans>
                {name}: no games in {place}
              </Trans>
            ) : (
              <Trans>{name}: no games just now</Trans>
            )
          }
          ways={toAllVendors}
        >
          {elsewhere.length > 0 ? (
            <Elsewhere categories={elsewhere} vendor={filters.vendor} />
          ) : others ? (
            <Trans>Other vendors have games.</Trans>
          ) : (
            <Trans>Look in again later.</Trans>
          )}
        </Empty>
      )
    }
    case 'kind':
      return <NoneOfKind kind={reason.kind} vendor={reason.vendor} onNarrow={onNarrow} />
    case 'selection': {
      const name = i18n._(selectionText(selection))
      return (
        <Empty
          title={<Trans>No game here fits</Trans>}
          ways={
            <>
              {toUnfiltered}
              {isSelection ? null : <ToSelection onNarrow={onNarrow} />}
            </>
          }
        >
          <Trans>None among “{name}” passes these filters.</Trans>
        </Empty>
      )
    }
    case 'bare': {
      const { title, help } = emptyTexts[selection]
      const isWhole = selection === 'all' || isSelection
      const isEverything = selection === 'all' && category === null
      const isPromise = selection === 'all' || selection === 'new' || selection === 'hot'
      return (
        <Empty
          title={i18n._(title)}
          ways={isEverything ? null : isWhole ? <ToAllGames text="" /> : <ToSelection onNarrow={onNarrow} />}
        >
          {isPromise && !reason.others ? <Trans>Look in again later.</Trans> : i18n._(help)}
        </Empty>
      )
    }
  }
}

type NoneOfKindProps = Pick<Props, 'onNarrow'> & { kind: string; vendor: string | null }

function NoneOfKind({ kind, vendor, onNarrow }: NoneOfKindProps) {
  const { i18n } = useLingui()
  const text = kindName(kind)
  const name = text ? i18n._(text) : kind
  return (
    <Empty
      title={
        vendor ? (
          <Trans>
            {name}: none by {vendor} here
          </Trans>
        ) : (
          <Trans>{name}: none here</Trans>
        )
      }
      ways={
        <>
          <Button onClick={() => onNarrow({ kind: null })}>
            {vendor ? <Trans>All games by {vendor}</Trans> : <Trans>All kinds</Trans>}
          </Button>
          {vendor ? (
            <Button onClick={() => onNarrow({ vendor: null })}>
              <Trans>{name}, all vendors</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <Trans>Try another vendor or kind.</Trans>
    </Empty>
  )
}

function Elsewhere({ categories, vendor }: { categories: readonly GameType[]; vendor: string | null }) {
  return (
    <>
      <Trans>There are some in:</Trans>
      <span className={styles.elsewhere}>
        {categories.map((category) => (
          <Link
            key={category}
            className={wayOn.way}
            to={listOf(category)}
            search={{ vassalage: vendor } as never}
          >
            <PartName part={category} />
          </Link>
        ))}
      </span>
    </>
  )
}

const ToSelection = ({ onNarrow }: Pick<Props, 'onNarrow'>) => (
  <Button onClick={() => onNarrow({ selection: 'all' })}>
    <Trans>Look among all games</Trans>
  </Button>
)

const ToAllGames = ({ text }: { text: string }) => (
  <Link className={wayOn.way} to={'/games' as '/'} search={(text ? { q: text } : {}) as never}>
    {text ? <Trans>Look among all games</Trans> : <Trans>All games</Trans>}
  </Link>
)

type EmptyProps = { title: ReactNode; ways: ReactNode; children: ReactNode }

const Empty = ({ title, ways, children }: EmptyProps) => (
  <EmptyState state="empty" title={title} action={<div className={styles.ways}>{ways}</div>}>
    {children}
  </EmptyState>
)

const emptyTexts: Record<GameSelection, { title: MessageDescriptor; help: MessageDescriptor }> = {
  all: { title: msg`There are no games here yet`, help: msg`Other categories have some.` },
  new: { title: msg`Nothing new lately`, help: msg`All the games are one press away.` },
  hot: { title: msg`Nothing stands out just now`, help: msg`All the games are one press away.` },
  favorite: {
    title: msg`No favourites yet`,
    help: msg`Press the heart on a game and it will be here.`,
  },
  recent: {
    title: msg`Nothing played yet`,
    help: msg`The games you open will be here, the last first.`,
  },
}
