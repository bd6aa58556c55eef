import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { mayShare } from '#api/hand-over.ts'
import { readFriends, readReferral } from '#api/referral.ts'
import { linkSharingMachine } from '#machines/link-sharing.machine.ts'
import type { ClaimActor } from '#ui/claim/claim-said.tsx'
import { AgentsInvite } from '#ui/referral/agents-invite.tsx'
import { ReferralLink } from '#ui/referral/referral-link.tsx'
import { ReferralPage as View } from '#ui/referral/referral-page.tsx'
import { useChild } from './-app.ts'
import { Claiming } from './-claiming.tsx'
import { ClaimsSoFar } from './-claims-so-far.tsx'
import { partOf } from './-part-of.ts'
import { rowsOf } from './-rows-of.tsx'
import { useFlow } from './-use-flow.ts'

/** MEM-11: inviting friends. Agents invite to their team, on their own side. */
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
      referral={partOf(referral)}
      link={(url) => <SharedLink key={url} url={url} />}
      friends={rowsOf(friends, ({ invited }) => invited)}
      list={<ClaimsSoFar source="referral" />}
    />
  )
}

function SharedLink({ url }: { url: string }) {
  return <ReferralLink actor={useFlow(linkSharingMachine, { input: { url } })} mayShare={mayShare()} />
}
