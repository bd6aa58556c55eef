import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'
import { readModels } from '#api/play/live-stream.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { PageQueries } from '#pages/kit/page-queries.tsx'
import { queryPart } from '#pages/kit/query-part.ts'
import { orNothing } from '#pages/kit/search-params.ts'
import { useAddressSearch } from '#pages/kit/use-address-search.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { ReportedChat } from '#pages/support/reported-chat.tsx'
import { LiveHosts } from '#ui/play/live-stream/live-hosts.tsx'
import { LiveStream, StreamPlace } from '#ui/play/live-stream/live-stream.tsx'
import { liveStreamFlow } from './live-stream.flow.ts'

const LOOK = 30_000

const named = v.looseObject({ model: orNothing(v.pipe(v.string(), v.maxLength(60))) })

/** The list of live-table hosts, or the stream of the host that the URL names (ROUTE-14). */
export function StreamPage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [{ model }] = useAddressSearch(named)
  return (
    <PageQueries>
      {model === undefined ? (
        <Hosts page={path} missing={false} />
      ) : (
        <MemberStream key={model} modelId={model} back={path} />
      )}
    </PageQueries>
  )
}

function Hosts({ page, missing }: { page: string; missing: boolean }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useQuery({
    queryKey: ['liveModels', language],
    queryFn: ({ signal }) => readModels(language, signal),
    refetchInterval: LOOK,
  })
  return <LiveHosts hosts={queryPart(query)} page={page} missing={missing} />
}

/** Joins the stream once the member is known. */
function MemberStream(named: { modelId: string; back: string }) {
  const memberId = useSelector(useChild('session'), (snapshot) =>
    snapshot.hasTag('visitor') ? null : snapshot.context.member?.id,
  )
  return memberId ? <Stream key={memberId} {...named} /> : <StreamPlace />
}

function Stream({ modelId, back }: { modelId: string; back: string }) {
  const stream = useFlow(liveStreamFlow, { input: { modelId } })
  if (useSelector(stream, (snapshot) => snapshot.matches('unknown'))) return <Hosts page={back} missing />
  return (
    <LiveStream
      stream={stream}
      back={back}
      chatOf={(roomId) => <ReportedChat key={roomId} roomId={roomId} />}
    />
  )
}
