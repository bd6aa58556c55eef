import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { deleteMessage, markRead, readMessages } from '#api/messages.ts'
import { Messages } from '#ui/messages/messages.tsx'
import type { Reader } from '#ui/messages/readers.ts'
import { useChild } from './-app.ts'
import { LinkGate } from './-link-gate.tsx'
import { rowsOf } from './-rows-of.tsx'

/** MEM-13: what the platform has told a member. */
export const MemberMessages = () => <MessagesOf reader="member" />

/** AGENT-03: what the platform has told an agent. */
export const AgentMessages = () => <MessagesOf reader="agent" />

function MessagesOf({ reader }: { reader: Reader }) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const queries = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: ['messages', language],
    queryFn: ({ pageParam, signal }) => readMessages({ cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const readAnew = () => queries.invalidateQueries({ queryKey: ['messages'] })
  const reading = useMutation({ mutationFn: markRead, onSettled: readAnew })
  const deleting = useMutation({ mutationFn: deleteMessage, onSettled: readAnew })
  return (
    <LinkGate>
      <Messages
        reader={reader}
        rows={rowsOf(query, ({ messages }) => messages)}
        unread={query.data?.pages[0]?.unread}
        hasFailed={reading.isError || deleting.isError}
        onRead={(id) => reading.mutate([id])}
        onReadAll={() => reading.mutate(null)}
        onDelete={(id) => deleting.mutate(id)}
      />
    </LinkGate>
  )
}
