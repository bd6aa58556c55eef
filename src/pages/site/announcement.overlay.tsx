import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { readPublicAnnouncements } from '#api/site/announcements.ts'
import type { Task } from '#machines/site/overlays.types.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import { AnnouncementsDialog } from '#ui/site/announcements/announcements-dialog.tsx'
import { useClosedByBack } from './use-closed-by-back.ts'

type Props = { task: Extract<Task, { kind: 'announcement' }>; onClose: () => void }

/** The overlay `announcement` (POP-05), which visitors may open too. */
export function AnnouncementOverlay({ task: { id }, onClose }: Props) {
  useClosedByBack(id, onClose)
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [page, setPage] = useState(1)
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const query = useQuery(
    {
      queryKey: ['announcements', 'public', language, page],
      queryFn: ({ signal }) => readPublicAnnouncements({ pageNo: page, language }, signal),
      placeholderData: keepPreviousData,
    },
    queries,
  )
  const list = { page, read: queryPart(query), isBehind: query.isPlaceholderData }
  return <AnnouncementsDialog {...list} onPage={setPage} onClose={onClose} />
}
