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
  /** Vendors and game kinds by category. Empty until they have loaded. */
  lanes: readonly VendorLane[]
  /** Whether the list is itself a selection, such as favourites. The selection is then fixed. */
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
      <Trans id="lobby.allProviders">All providers</Trans>
    </Button>
  )
  const toUnfiltered = (
    <Button onClick={() => onNarrow(nothing)}>
      <Trans id="lobby.list.clearFilters">Clear filters</Trans>
    </Button>
  )
  switch (reason.why) {
    case 'text':
      return (
        <Empty
          title={<Trans id="lobby.noMatchTitle">No games found</Trans>}
          ways={
            <>
              {toUnfiltered}
              {category ? <ToAllGames text={text} /> : null}
            </>
          }
        >
          <Trans id="lobby.noMatchHelp">No games match “{text}”.</Trans>
        </Empty>
      )
    case 'unknownVendor': {
      const { code } = reason
      return (
        <Empty
          title={<Trans id="lobby.list.unknownProvider">Provider “{code}” not found</Trans>}
          ways={toAllVendors}
        >
          <Trans id="lobby.list.unknownProviderHelp">
            The address may be old, or we no longer offer this provider.
          </Trans>
        </Empty>
      )
    }
    case 'vendor': {
      const { name, elsewhere, others } = reason
      return (
        <Empty
          title={
            place ? (
              <Trans id="lobby.list.providerEmptyInCategory">
                {name}: no games in {place}
              </Trans>
            ) : (
              <Trans id="lobby.providerEmpty">{name}: no games right now</Trans>
            )
          }
          ways={toAllVendors}
        >
          {elsewhere.length > 0 ? (
            <Elsewhere categories={elsewhere} vendor={filters.vendor} />
          ) : others ? (
            <Trans id="lobby.list.otherProviders">See the games of other providers.</Trans>
          ) : (
            <Trans id="common.checkBackLater">Check back later.</Trans>
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
          title={<Trans id="lobby.noMatchTitle">No games found</Trans>}
          ways={
            <>
              {toUnfiltered}
              {isSelection ? null : <ToSelection onNarrow={onNarrow} />}
            </>
          }
        >
          <Trans id="lobby.list.noMatchInSelection">No games in “{name}” match these filters.</Trans>
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
          {isPromise && !reason.others ? (
            <Trans id="common.checkBackLater">Check back later.</Trans>
          ) : (
            i18n._(help)
          )}
        </Empty>
      )
    }
  }
}

type NoneOfKindProps = Pick<Props, 'onNarrow'> & { kind: string; vendor: string | null }

function NoneOfKind({ kind, vendor: provider, onNarrow }: NoneOfKindProps) {
  const { i18n } = useLingui()
  const text = kindName(kind)
  const name = text ? i18n._(text) : kind
  return (
    <Empty
      title={
        provider ? (
          <Trans id="lobby.list.typeEmptyByProvider">
            {name}: no games by {provider} here
          </Trans>
        ) : (
          <Trans id="lobby.list.typeEmpty">{name}: no games here</Trans>
        )
      }
      ways={
        <>
          <Button onClick={() => onNarrow({ kind: null })}>
            {provider ? (
              <Trans id="lobby.list.allOfProvider">All games by {provider}</Trans>
            ) : (
              <Trans id="lobby.list.allTypes">All types</Trans>
            )}
          </Button>
          {provider ? (
            <Button onClick={() => onNarrow({ vendor: null })}>
              <Trans id="lobby.list.allProvidersOfType">{name}, all providers</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <Trans id="lobby.list.typeEmptyHelp">Try another provider or type.</Trans>
    </Empty>
  )
}

function Elsewhere({ categories, vendor }: { categories: readonly GameType[]; vendor: string | null }) {
  return (
    <>
      <Trans id="lobby.list.gamesElsewhere">There are games in:</Trans>
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
    <Trans id="lobby.list.searchAllGames">Search all games</Trans>
  </Button>
)

const ToAllGames = ({ text }: { text: string }) => (
  <Link className={wayOn.way} to={'/games' as '/'} search={(text ? { q: text } : {}) as never}>
    {text ? (
      <Trans id="lobby.list.searchAllGames">Search all games</Trans>
    ) : (
      <Trans id="lobby.allGames">All games</Trans>
    )}
  </Link>
)

type EmptyProps = { title: ReactNode; ways: ReactNode; children: ReactNode }

const Empty = ({ title, ways, children }: EmptyProps) => (
  <EmptyState state="empty" title={title} action={<div className={styles.ways}>{ways}</div>}>
    {children}
  </EmptyState>
)

const emptyTexts: Record<GameSelection, { title: MessageDescriptor; help: MessageDescriptor }> = {
  all: {
    title: msg({ id: 'lobby.list.empty', message: 'No games here yet' }),
    help: msg({ id: 'lobby.list.emptyHelp', message: 'See the games in other categories.' }),
  },
  new: {
    title: msg({ id: 'lobby.list.newEmpty', message: 'No new games right now' }),
    help: msg({ id: 'lobby.list.seeAllHelp', message: 'See all the games instead.' }),
  },
  hot: {
    title: msg({ id: 'lobby.list.popularEmpty', message: 'No popular games right now' }),
    help: msg({ id: 'lobby.list.seeAllHelp', message: 'See all the games instead.' }),
  },
  favorite: {
    title: msg({ id: 'lobby.list.favouritesEmpty', message: 'No favourites yet' }),
    help: msg({ id: 'lobby.list.favouritesEmptyHelp', message: 'Tap the heart on a game to add it here.' }),
  },
  recent: {
    title: msg({ id: 'lobby.list.recentEmpty', message: 'No games played yet' }),
    help: msg({
      id: 'lobby.list.recentEmptyHelp',
      message: 'The games you open appear here, most recent first.',
    }),
  },
}
