import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { readAnnouncements } from '#api/site/announcements.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { LinkGate } from '#pages/kit/link-gate.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { Announcements } from '#ui/site/announcements/announcements.tsx'

const named = v.object({
  page: orNothing(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
})

/** Announcements in the agent centre (AGENT-10). The URL may contain a page number. */
export function AnnouncementsPage() {
  const [{ page = 1 }] = useAddressSearch(named)
  const navigate = useNavigate()
  const router = useRouter()
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useQuery({
    queryKey: ['announcements', language, page],
    queryFn: ({ signal }) => readAnnouncements({ pageNo: page, language }, signal),
    placeholderData: keepPreviousData,
  })
  const searchOf = (number: number) => ({ page: number === 1 ? undefined : number })
  return (
    <LinkGate>
      <Announcements
        page={page}
        read={queryPart(query)}
        isBehind={query.isPlaceholderData}
        addressOf={(number) => router.buildLocation({ to: '.', search: searchOf(number) as never }).href}
        onPage={(number) => void navigate({ to: '.', search: searchOf(number) as never })}
      />
    </LinkGate>
  )
}
