import type { MessageDescriptor } from '@lingui/core'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { deleteMessage, markRead, readMessages } from '#api/account/messages.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { infiniteRows } from '#pages/kit/infinite-rows.tsx'
import { LinkGate } from '#pages/kit/link-gate.tsx'
import { Messages } from '#ui/account/messages/messages.tsx'
import type { Reader } from '#ui/account/messages/readers.ts'

/** Returns the inbox page of members (MEM-13) or agents (AGENT-03). `name` is the page's title. */
export const messagesPageOf = (reader: Reader, name: MessageDescriptor) => () => (
  <MessagesOf reader={reader} name={name} />
)

type Props = { reader: Reader; name: MessageDescriptor }

function MessagesOf({ reader, name }: Props) {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const queries = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: ['messages', language],
    queryFn: ({ pageParam, signal }) => readMessages({ cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const refetch = () => queries.invalidateQueries({ queryKey: ['messages'] })
  const reading = useMutation({ mutationFn: markRead, onSettled: refetch })
  const deleting = useMutation({ mutationFn: deleteMessage, onSettled: refetch })
  return (
    <LinkGate>
      <Messages
        name={name}
        reader={reader}
        rows={infiniteRows(query, ({ messages }) => messages)}
        unread={query.data?.pages[0]?.unread}
        hasFailed={reading.isError || deleting.isError}
        onRead={(id) => reading.mutate([id])}
        onReadAll={() => reading.mutate(null)}
        onDelete={(id) => deleting.mutate(id)}
      />
    </LinkGate>
  )
}
