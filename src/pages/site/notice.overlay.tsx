import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { readNotices } from '#api/lobby/home.ts'
import { idsIn, markNoticesRead, savedReadNotices } from '#api/site/read-notices.ts'
import type { Task } from '#machines/site/overlays.types.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import { NoticeDialog, noticesToShow } from '#ui/site/notice/notice-dialog.tsx'
import { useClosedByBack } from './use-closed-by-back.ts'

type Props = { task: Extract<Task, { kind: 'notice' }>; onClose: () => void }

/**
 * The overlay `notice`. It shows the notices that were sent with the page, or loads them if none were sent.
 * Notices that it shows are marked as read.
 */
export function NoticeOverlay({ task, onClose }: Props) {
  useClosedByBack(task.id, onClose)
  const { boot } = useRouteContext({ from: '__root__' })
  const overlays = useChild('overlays')
  const language = useSelector(useChild('language'), (snapshot) => snapshot.context.language)
  const edition = useRevision('notices')
  const notices = useRead(readNotices, { language, edition, sent: boot.home?.notices })
  // Ids of the notices that had been read when the overlay opened. New notices remain marked as new until it
  // closes.
  const [read] = useState(() => idsIn(savedReadNotices()))
  const { noticeId } = task
  useEffect(() => {
    if (notices.state !== 'known') return
    markNoticesRead(noticesToShow(notices.value, noticeId).map(({ id }) => id))
  }, [notices, noticeId])
  const seeAnnouncements = () => {
    onClose()
    overlays.send({ type: 'overlay.ask', task: { id: 'announcements', kind: 'announcement' } })
  }
  return <NoticeDialog {...{ notices, noticeId, read, onClose }} onAnnouncements={seeAnnouncements} />
}
