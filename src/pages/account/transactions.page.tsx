import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { exportAccountRecord, readAccountEntry, readAccountRecord } from '#api/account/transactions.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { daysSearch, orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useExport } from '#pages/kit/use-export.ts'
import { useReportDays } from '#pages/kit/use-report-days.ts'
import { transactionStatus } from '#protocol/account/transactions.ts'
import { type EntryGroup, entryGroups } from '#ui/account/records/entry-text.ts'
import { EntrySheet } from '#ui/account/transactions/entry-sheet.tsx'
import { TransactionReport } from '#ui/account/transactions/transactions.tsx'

const allGroups = Object.keys(entryGroups) as EntryGroup[]

const named = v.object({
  ...daysSearch,
  kind: orNothing(v.picklist(allGroups)),
  status: orNothing(transactionStatus),
  /** The router parses an id that consists of digits as a number. */
  entry: orNothing(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(64))),
})

/** The member's transaction history (MEM-08, CALL-40). The URL holds the filters and the open entry. */
export function TransactionsPage() {
  const [{ kind, status, entry, ...search }, change] = useAddressSearch(named)
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const isAgent = useSelector(useChild('session'), (snapshot) => snapshot.hasTag('agent'))
  const { range, ...days } = useReportDays(search, { usual: 'sevenDays', onChange: change })
  const asked = { ...range, types: kind && [...entryGroups[kind]], status }
  const query = useInfiniteQuery({
    queryKey: ['account', 'record', asked],
    queryFn: ({ pageParam, signal }) => readAccountRecord({ ...asked, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const pages = query.data?.pages ?? []
  const inSight = pages.reduce(
    (sum, { totals: { page } }) => ({ in: sum.in + page.in, out: sum.out + page.out }),
    { in: 0, out: 0 },
  )
  return (
    <TransactionReport
      days={days}
      rows={infiniteRows(query, ({ transactions }) => transactions)}
      report={pages.at(-1)}
      inSight={inSight}
      groups={isAgent ? allGroups : allGroups.filter((group) => group !== 'income')}
      filters={{ group: kind, status }}
      onGroup={(group) => change({ kind: group })}
      onStatus={(chosen) => change({ status: chosen })}
      onOpen={({ id }) => change({ entry: id }, { stop: true })}
      sheet={
        entry ? (
          <OpenEntry
            key={entry}
            id={entry}
            language={language}
            onClose={() => change({ entry: undefined })}
          />
        ) : null
      }
      {...useExport(asked, exportAccountRecord)}
    />
  )
}

type OpenEntryProps = { id: string; language: string; onClose: () => void }

function OpenEntry({ id, language, onClose }: OpenEntryProps) {
  const query = useQuery({
    queryKey: ['account', 'entry', language, id],
    queryFn: ({ signal }) => readAccountEntry(id, signal),
  })
  return <EntrySheet entry={queryPart(query)} onClose={onClose} />
}
