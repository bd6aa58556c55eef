import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { readNotices } from '#api/home.ts'
import { readUnread } from '#api/messages.ts'
import type { Language } from '#contract/operator-config.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import { Bell } from '#ui/frame/bell.tsx'
import { useChild } from './-app.ts'
import { useUnread } from './-unread-notices.ts'
import { useEdition } from './-use-edition.ts'
import { useRead } from './-use-read.ts'

/** Whoever has messages: not trial players (SESS-04), and not visitors. */
const memberIn = (session: SnapshotFrom<typeof sessionMachine>): string | null =>
  session.hasTag('loggedIn') && !session.hasTag('trial') ? (session.context.member?.id ?? null) : null

const readMessages = (_: Language, signal: AbortSignal) => readUnread(signal)

/** HEAD-05: the header's notices and messages. */
export function BellHere() {
  const memberId = useSelector(useChild('session'), memberIn)
  return memberId === null ? <Shown messages={undefined} /> : <MembersBell key={memberId} />
}

/** What is on its way when its member leaves is called off with it. */
function MembersBell() {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const unread = useRead(readMessages, { language, edition: useEdition('messages'), sent: undefined })
  return <Shown messages={unread.state === 'known' ? unread.value : 0} />
}

function Shown({ messages }: { messages: number | undefined }) {
  const { boot } = useRouteContext({ from: '__root__' })
  const overlays = useChild('overlays')
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const notices = useRead(readNotices, {
    language,
    edition: useEdition('notices'),
    sent: boot.home?.notices,
  })
  return (
    <Bell
      notices={useUnread(notices)}
      messages={messages}
      onNotices={() =>
        overlays.send({
          type: 'overlay.ask',
          task: { id: 'notice-all', kind: 'notice', noticeId: null },
        })
      }
    />
  )
}
