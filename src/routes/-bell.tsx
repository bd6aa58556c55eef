import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { readCounts } from '#api/badge-counts.ts'
import { readNotices } from '#api/home.ts'
import type { Language } from '#contract/operator-config.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import { Bell } from '#ui/frame/bell.tsx'
import { useChild } from './-app.ts'
import { useUnread } from './-unread-notices.ts'
import { useEdition } from './-use-edition.ts'
import { useRead } from './-use-read.ts'
import { useUnreadAnswers } from './-use-unread-answers.ts'

/** Whoever has messages and promotions: not trial players (SESS-04), and not visitors. */
const memberIn = (session: SnapshotFrom<typeof sessionMachine>): string | null =>
  session.hasTag('loggedIn') && !session.hasTag('trial') ? (session.context.member?.id ?? null) : null

const readAll = (_: Language, signal: AbortSignal) => readCounts(signal)

/** HEAD-05, HEAD-07: the header's notices, messages and promotions. */
export function BellHere() {
  const memberId = useSelector(useChild('session'), memberIn)
  return memberId === null ? <OthersBell /> : <MembersBell key={memberId} />
}

/** What is on its way when its member leaves is called off with it. */
function MembersBell() {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const edition = useEdition('account') + useEdition('messages')
  const counts = useRead(readAll, { language, edition, sent: undefined })
  const known = counts.state === 'known' ? counts.value : { messages: 0, promotions: 0, support: 0 }
  return <Shown counts={known} answers={known.support} />
}

const OthersBell = () => <Shown counts={undefined} answers={useUnreadAnswers()} />

type ShownProps = {
  counts: { messages: number; promotions: number } | undefined
  /** Of customer service, that were not read. */
  answers: number
}

function Shown({ counts, answers }: ShownProps) {
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
      counts={counts}
      answers={answers}
      onNotices={() =>
        overlays.send({
          type: 'overlay.ask',
          task: { id: 'notice-all', kind: 'notice', noticeId: null },
        })
      }
      onAnnouncements={() =>
        overlays.send({ type: 'overlay.ask', task: { id: 'announcements', kind: 'announcement' } })
      }
    />
  )
}
