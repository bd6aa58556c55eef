import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { readPublicAnnouncements } from '#api/announcements.ts'
import { AnnouncementsDialog } from '#ui/announcements/announcements-dialog.tsx'
import { useChild } from '../-app.ts'
import { partOf } from '../-part-of.ts'

/** POP-05: the overlay `announcement`, for visitors too. */
export function AnnouncementOverlay({ onClose }: { onClose: () => void }) {
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
  const list = { page, read: partOf(query), isBehind: query.isPlaceholderData }
  return <AnnouncementsDialog {...list} onPage={setPage} onClose={onClose} />
}
