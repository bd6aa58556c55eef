import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { readNotices } from '#api/lobby/home.ts'
import { readCounts } from '#api/site/badge-counts.ts'
import type { Language } from '#domain/text/language.ts'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'
import { useUnreadAnswers } from '#pages/support/use-unread-answers.ts'
import { Bell } from '#ui/layout/bell.tsx'
import { useUnreadNotices } from './unread-notices.ts'

/**
 * Returns the id of a member who can have messages and promotions. Returns null for visitors and trial
 * players (SESS-04).
 */
const memberIn = (session: SnapshotFrom<typeof sessionMachine>): string | null =>
  session.hasTag('loggedIn') && !session.hasTag('trial') ? (session.context.member?.id ?? null) : null

const readAll = (_: Language, signal: AbortSignal) => readCounts(signal)

/** The header's bell, customer-service icon and promotions icon, with counts (HEAD-05, HEAD-07). */
export function BellContainer() {
  const memberId = useSelector(useChild('session'), memberIn)
  return memberId === null ? <OthersBell /> : <MembersBell key={memberId} />
}

/** Keyed by member: when another member logs in, requests in flight are cancelled. */
function MembersBell() {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const edition = useRevision('account') + useRevision('messages')
  const counts = useRead(readAll, { language, edition, sent: undefined })
  const known = counts.state === 'known' ? counts.value : { messages: 0, promotions: 0, support: 0 }
  return <Shown counts={known} answers={known.support} />
}

const OthersBell = () => <Shown counts={undefined} answers={useUnreadAnswers()} />

type ShownProps = {
  counts: { messages: number; promotions: number } | undefined
  answers: number
}

function Shown({ counts, answers }: ShownProps) {
  const { boot } = useRouteContext({ from: '__root__' })
  const overlays = useChild('overlays')
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const notices = useRead(readNotices, {
    language,
    edition: useRevision('notices'),
    sent: boot.home?.notices,
  })
  return (
    <Bell
      notices={useUnreadNotices(notices)}
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
