import { useSelector } from '@xstate/react'
import { isLinkRead } from '#api/auth/link-notice.ts'
import { linkNoticeMachine } from '#machines/auth/link-notice.machine.ts'
import type { LinkFailure } from '#machines/auth/session.types.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useApp, useChild } from '#pages/site/app-context.ts'
import { LinkNotice } from '#ui/auth/link-notice/link-notice.tsx'

/** Notice about a login link (LOGIN-11), shown once per session in each tab that holds it. */
export function LinkNoticeHere() {
  const { member, linkFailure } = useSelector(useChild('session'), ({ context }) => context)
  if (linkFailure === null && !member?.byLink) return null
  return (
    <Said
      key={`${member?.id} ${linkFailure}`}
      account={member?.account ?? null}
      end={linkFailure}
      byLink={member?.byLink ?? false}
    />
  )
}

type Props = { account: string | null; end: LinkFailure | null; byLink: boolean }

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
