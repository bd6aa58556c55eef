import { QueryClientProvider } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { useAccountQueries } from '#pages/kit/account-queries.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { RealAccountFirst } from '#ui/auth/registration-needed/real-account-first.tsx'
import { AccountUnanswered } from '#ui/kit/errors/account-unanswered.tsx'
import { PageComing } from '#ui/kit/feedback/page-coming.tsx'
import { MembersPage } from '#ui/kit/layout/members-page.tsx'
import type { SeparatePage } from '#ui/kit/member-pages/member-page.ts'
import { memberPageNames } from '#ui/kit/member-pages/member-page-names.ts'

const isMember = (session: SnapshotFrom<typeof sessionMachine>) => session.hasTag('loggedIn')

type Props = {
  /** The page. Its name appears in the skeleton and in the message for trial players. */
  page: SeparatePage
  children: ReactNode
}

/**
 * A members-only page outside the member centre, with the query cache for members. Trial players see why they
 * need a real-money account (SESS-04).
 */
export const MembersOnly = ({ page, children }: Props) => (
  <MembersPage>
    <ForMembers page={page}>{children}</ForMembers>
  </MembersPage>
)

function ForMembers({ page, children }: Props) {
  const app = useApp()
  const session = useChild('session')
  const site = useChild('siteConfiguration')
  const isRegistrationOpen = useSelector(site, ({ context }) => context.flags.registrationOpen)
  const snapshot = useSelector(session, (snapshot) => snapshot)
  const queries = useAccountQueries(isMember)
  if (snapshot.hasTag('trial')) {
    return (
      <RealAccountFirst
        page={page}
        onRegister={isRegistrationOpen ? () => app.send({ type: 'app.register' }) : undefined}
      />
    )
  }
  if (snapshot.hasTag('unsure'))
    return <AccountUnanswered onRetry={() => session.send({ type: 'session.retry' })} />
  if (!isMember(snapshot) && !snapshot.hasTag('ended'))
    return snapshot.hasTag('restoring') ? (
      <PageComing name={memberPageNames[page]} />
    ) : (
      <div aria-busy="true" />
    )
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
