import { useSelector } from '@xstate/react'
import { isLinkRead } from '#api/auth/link-notice.ts'
import type { LinkFailure } from '#machines/auth/session.types.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { LinkNotice } from '#ui/auth/link-notice/link-notice.tsx'
import { linkNoticeFlow } from './link-notice.flow.ts'

/** The notice about a login link (LOGIN-11). Each tab of the session shows it until it is dismissed there. */
export function LinkNoticeContainer() {
  const { member, linkFailure } = useSelector(useChild('session'), ({ context }) => context)
  if (linkFailure === null && !member?.byLink) return null
  return (
    <Notice
      key={`${member?.id} ${linkFailure}`}
      account={member?.account ?? null}
      failure={linkFailure}
      byLink={member?.byLink ?? false}
    />
  )
}

type Props = { account: string | null; failure: LinkFailure | null; byLink: boolean }

function Notice({ account, failure, byLink }: Props) {
  const app = useApp()
  const session = useChild('session')
  const actor = useFlow(linkNoticeFlow, { input: { failure, byLink, isRead: isLinkRead() } })
  return (
    <LinkNotice
      actor={actor}
      account={account}
      onLogIn={() => app.send({ type: 'app.login' })}
      onLogOut={() => session.send({ type: 'session.leave' })}
    />
  )
}
