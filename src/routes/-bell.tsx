import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { readNotices } from '#api/home.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import { Bell } from '#ui/frame/bell.tsx'
import { useAccountQueries } from './-account-queries.ts'
import { useChild } from './-app.ts'
import { useUnreadMessages } from './-unread-messages.ts'
import { useUnread } from './-unread-notices.ts'
import { useEdition } from './-use-edition.ts'
import { useRead } from './-use-read.ts'

const isMember = (session: SnapshotFrom<typeof sessionMachine>) => session.hasTag('loggedIn')

/** HEAD-05: the header's notices and messages. Trial players get no messages (SESS-04). */
export function BellHere() {
  const { boot } = useRouteContext({ from: '__root__' })
  const session = useChild('session')
  const overlays = useChild('overlays')
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const notices = useRead(readNotices, {
    language,
    edition: useEdition('notices'),
    sent: boot.home?.notices,
  })
  const hasMessages = useSelector(session, (snapshot) => isMember(snapshot) && !snapshot.hasTag('trial'))
  const messages = useUnreadMessages(useAccountQueries(isMember), hasMessages)
  return (
    <Bell
      notices={useUnread(notices)}
      messages={hasMessages ? messages : undefined}
      onNotices={() =>
        overlays.send({
          type: 'overlay.ask',
          task: { id: 'notice-all', kind: 'notice', noticeId: null },
        })
      }
    />
  )
}
