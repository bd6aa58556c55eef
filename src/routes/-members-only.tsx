import { QueryClientProvider } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/session.machine.ts'
import { AccountUnanswered } from '#ui/call-failure/account-unanswered.tsx'
import type { PageApart } from '#ui/member/member-page.ts'
import { MembersPage } from '#ui/member/members-page.tsx'
import { memberPageNames } from '#ui/member/page-words.ts'
import { PageComing } from '#ui/page-coming/page-coming.tsx'
import { RealAccountFirst } from '#ui/registration-needed/real-account-first.tsx'
import { useAccountQueries } from './-account-queries.ts'
import { useApp, useChild } from './-app.ts'

const isMember = (session: SnapshotFrom<typeof sessionMachine>) => session.hasTag('loggedIn')

type Props = {
  /** The page, which says what it is called before it is known who is here. */
  page: PageApart
  children: ReactNode
}

/** A page outside of the member centre that is for members alone, with what it reads; trial players are told what a real account gives there (SESS-04). */
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
