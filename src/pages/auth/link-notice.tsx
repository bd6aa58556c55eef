import { useSelector } from '@xstate/react'
import { isLinkRead } from '#api/auth/link-notice.ts'
import { linkNoticeMachine } from '#machines/auth/link-notice.machine.ts'
import type { LinkEnd } from '#machines/auth/session.types.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useApp, useChild } from '#pages/site/app-context.ts'
import { LinkNotice } from '#ui/auth/link-notice/link-notice.tsx'

/** LOGIN-11: what a link has done is said once for each session, and once more in each tab that takes the session over. */
export function LinkNoticeHere() {
  const { member, linkEnd } = useSelector(useChild('session'), ({ context }) => context)
  if (linkEnd === null && !member?.byLink) return null
  return (
    <Said
      key={`${member?.id} ${linkEnd}`}
      account={member?.account ?? null}
      end={linkEnd}
      byLink={member?.byLink ?? false}
    />
  )
}

type Props = { account: string | null; end: LinkEnd | null; byLink: boolean }

function Said({ account, end, byLink }: Props) {
  const app = useApp()
  const session = useChild('session')
  const actor = useFlow(linkNoticeMachine, { input: { end, byLink, isRead: isLinkRead() } })
  return (
    <LinkNotice
      actor={actor}
      account={account}
      onLogIn={() => app.send({ type: 'app.login' })}
      onLogOut={() => session.send({ type: 'session.leave' })}
    />
  )
}
