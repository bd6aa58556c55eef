import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { mayShare } from '#api/browser/share.ts'
import { readFriends, readReferral } from '#api/rewards/referral.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { linkSharingFlow } from '#pages/kit/link-sharing.flow.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { AgentsInvite } from '#ui/rewards/referral/agents-invite.tsx'
import { ReferralLink } from '#ui/rewards/referral/referral-link.tsx'
import { ReferralPage as View } from '#ui/rewards/referral/referral-page.tsx'
import type { ClaimActor } from '#ui/rewards/reward-claim/claim-feedback.tsx'
import { Claiming } from './claiming.tsx'
import { ClaimsSoFar } from './claims-so-far.tsx'

/** Referrals (MEM-11). Agents use the invitation links of the agent centre instead. */
export function ReferralPage() {
  const isAgent = useSelector(useChild('session'), (snapshot) => snapshot.hasTag('agent'))
  return isAgent ? <AgentsInvite /> : <Claiming page={Invitations} />
}

function Invitations({ claim }: { claim: ClaimActor }) {
  const referral = useQuery({
    queryKey: ['account', 'referral'],
    queryFn: ({ signal }) => readReferral(signal),
  })
  const friends = useInfiniteQuery({
    queryKey: ['account', 'friends'],
    queryFn: ({ pageParam, signal }) => readFriends({ cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return (
    <View
      claim={claim}
      referral={queryPart(referral)}
      link={(url) => <SharedLink key={url} url={url} />}
      friends={infiniteRows(friends, ({ invited }) => invited)}
      list={<ClaimsSoFar source="referral" />}
    />
  )
}

function SharedLink({ url }: { url: string }) {
  return <ReferralLink actor={useFlow(linkSharingFlow, { input: { url } })} mayShare={mayShare()} />
}
