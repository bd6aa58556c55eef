import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as v from 'valibot'
import { readDetails } from '#api/agents/team-tree.ts'
import { TransferDialog } from '#pages/cashier/transfer-dialog.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { daysSearch, orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useReportDays } from '#pages/kit/use-report-days.ts'
import { DownlineDetails } from '#ui/agents/team/downline-details.tsx'
import { TeamPage } from '#ui/agents/team/team-page.tsx'
import { OFFER_PLACE } from './agent-pages.ts'
import { teamSearchFlow } from './team-search.flow.ts'
import { teamTreeFlow } from './team-tree.flow.ts'
import { useSearchInAddress } from './use-search-in-address.ts'

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(60))

const named = v.object({
  ...daysSearch,
  search: orNothing(text),
  member: orNothing(text),
  transfer: orNothing(v.literal(true)),
})

/**
 * Team management (AGENT-07). The URL holds the date range, the search text, the id of the member whose
 * details are open, and whether the transfer dialog is open.
 */
export function AgentTeamPage() {
  const [search, change] = useAddressSearch(named)
  const navigate = useNavigate()
  const tree = useFlow(teamTreeFlow)
  const seeker = useFlow(teamSearchFlow, { input: { text: search.search ?? '' } })
  useSearchInAddress(seeker, search.search ?? '', (sought) => change({ search: sought || undefined }))
  const { range, ...days } = useReportDays(search, { usual: 'thirtyDays', onChange: change })
  const memberId = search.member ?? null
  const details = useQuery({
    queryKey: ['downline', memberId, range],
    queryFn: ({ signal }) => readDetails({ memberId: memberId ?? '', ...range }, signal),
    enabled: memberId !== null,
  })
  const downline = details.data?.downline
  useEffect(() => {
    if (downline) tree.send({ type: 'member.update', member: downline })
  }, [tree, downline])
  return (
    <>
      <TeamPage
        tree={tree}
        search={seeker}
        selected={memberId === null ? null : { memberId, account: downline?.account ?? null }}
        details={
          <DownlineDetails
            details={queryPart(details)}
            days={days}
            onOffer={() =>
              void navigate({
                to: OFFER_PLACE,
                search: { memberId: downline?.memberId } as never,
              })
            }
            onTransfer={() => change({ transfer: true }, { stop: true })}
          />
        }
        onChoose={(member) => change({ member, search: undefined, transfer: undefined }, { stop: true })}
        onLeave={() => change({ member: undefined, transfer: undefined })}
      />
      {search.transfer && downline ? (
        <TransferDialog
          key={downline.memberId}
          recipient={downline}
          onClose={() => {
            change({ transfer: undefined })
            void details.refetch()
          }}
        />
      ) : null}
    </>
  )
}
