import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { readNotices } from '#api/home.ts'
import type { Task } from '#machines/overlays/task.ts'
import { NoticeDialog } from '#ui/notice/notice-dialog.tsx'
import { useChild } from '../-app.ts'
import { useEdition } from '../-use-edition.ts'
import { useRead } from '../-use-read.ts'

type Props = { task: Extract<Task, { kind: 'notice' }>; onClose: () => void }

/** The overlay `notice`: the current notices are what the page was sent with, or are read. */
export function NoticeOverlay({ task, onClose }: Props) {
  const { boot } = useRouteContext({ from: '__root__' })
  const language = useSelector(useChild('language'), (snapshot) => snapshot.context.language)
  const edition = useEdition('notices')
  const notices = useRead(readNotices, { language, edition, sent: boot.home?.notices })
  return <NoticeDialog notices={notices} noticeId={task.noticeId} onClose={onClose} />
}
