import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { exportOwnBets, readOwnBet, readOwnBets } from '#api/account/betting-records.ts'
import { readVendors } from '#api/lobby/vendors.ts'
import { localeOf } from '#domain/text/language-tag.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { daysSearch, orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useExport } from '#pages/kit/use-export.ts'
import { useReportDays } from '#pages/kit/use-report-days.ts'
import { code } from '#protocol/kit/query-values.ts'
import { gameType } from '#protocol/lobby/games.ts'
import type { VendorLane } from '#protocol/lobby/vendors.ts'
import { BetSheet } from '#ui/account/betting-record/bet-sheet.tsx'
import { BettingRecord, type VendorName } from '#ui/account/betting-record/betting-record.tsx'
import { betStates } from '#ui/account/records/bet-text.ts'
import { betSumsOf } from './bet-sums.ts'

const named = v.object({
  ...daysSearch,
  kind: orNothing(gameType),
  vendor: orNothing(code),
  outcome: orNothing(v.picklist(betStates)),
  bet: orNothing(v.pipe(v.string(), v.uuid())),
})

/** The member's bet history (MEM-08). The URL holds the filters and the open bet. */
export function BettingRecordPage() {
  const [{ kind, vendor, outcome, bet, ...search }, change] = useAddressSearch(named)
  const { language, tags } = useSelector(useChild('language'), ({ context }) => context)
  const { range, ...days } = useReportDays(search, { usual: 'sevenDays', onChange: change })
  const asked = { ...range, gameType: kind, vassalage: vendor, state: outcome }
  const query = useInfiniteQuery({
    queryKey: ['ownBets', language, asked],
    queryFn: ({ pageParam, signal }) => readOwnBets({ ...asked, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const vendors = useQuery({
    queryKey: ['vendors', language],
    queryFn: ({ signal }) => readVendors(language, signal),
    select: (lanes) => vendorsIn(lanes, localeOf(language, tags)),
  })
  const pages = query.data?.pages ?? []
  return (
    <BettingRecord
      days={days}
      rows={infiniteRows(query, ({ bets }) => bets)}
      report={pages.at(-1)}
      inSight={betSumsOf(pages)}
      vendors={vendors.data ?? []}
      filters={{ gameType: kind, vendor, state: outcome }}
      onGameType={(chosen) => change({ kind: chosen })}
      onVendor={(chosen) => change({ vendor: chosen })}
      onState={(chosen) => change({ outcome: chosen })}
      onOpen={({ id }) => change({ bet: id }, { stop: true })}
      sheet={bet ? <OpenBet key={bet} id={bet} onClose={() => change({ bet: undefined })} /> : null}
      {...useExport(asked, exportOwnBets)}
    />
  )
}

function OpenBet({ id, onClose }: { id: string; onClose: () => void }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useQuery({
    queryKey: ['ownBet', language, id],
    queryFn: ({ signal }) => readOwnBet(id, signal),
  })
  return <BetSheet bet={queryPart(query)} onClose={onClose} />
}

function vendorsIn(lanes: readonly VendorLane[], locale: string): VendorName[] {
  const named = new Map(
    lanes.flatMap(({ cards }) => cards.map(({ vassalage, vendor }) => [vassalage, vendor])),
  )
  return [...named]
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}
