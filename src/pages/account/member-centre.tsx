import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { useIsPageOn, useMoneyPages } from '#pages/cashier/use-money-pages.ts'
import { useAccountQueries } from '#pages/kit/account-queries.ts'
import { useApp, useChild } from '#pages/kit/app-context.ts'
import { LazyPageView } from '#pages/kit/loading/lazy-page.tsx'
import { useMemberCounts } from '#pages/kit/use-member-counts.ts'
import { MemberFrame } from '#ui/account/member/member-frame.tsx'
import { MoneyHead } from '#ui/cashier/money/money-head.tsx'
import { NotFound } from '#ui/kit/feedback/not-found.tsx'
import { PageComing } from '#ui/kit/feedback/page-coming.tsx'
import { type MemberPage, memberPages } from '#ui/kit/member-pages/member-page.ts'
import { memberPageOf, memberViewOf, memberViews, preloadMemberPages } from './member-pages.ts'

const isMember = (session: SnapshotFrom<typeof sessionMachine>) => session.hasTag('loggedIn')

const built = new Set(Object.keys(memberViews))

/** The member centre with the page named by the URL, or the first page if none is named (LAYOUT-04). */
export function MemberCentre({ page }: { page: string | undefined }) {
  const app = useApp()
  const session = useChild('session')
  const site = useChild('siteConfiguration')
  const isRegistrationOpen = useSelector(site, ({ context }) => context.flags.registrationOpen)
  const isShown = useSelector(session, (snapshot) => isMember(snapshot) || snapshot.hasTag('ended'))
  const isReal = useSelector(session, (snapshot) => isMember(snapshot) && !snapshot.hasTag('trial'))
  const queries = useAccountQueries(isMember)
  const counts = useMemberCounts(queries, isReal)
  const isOn = useIsPageOn()
  const current = memberPageOf(page)
  const isListed = (page: MemberPage) => built.has(page) && (isOn(page) || page === current)
  const groups = memberPages.map((group) => group.filter(isListed))
  const router = useRouter()
  useEffect(() => preloadMemberPages(router), [router])
  return (
    <QueryClientProvider client={queries}>
      <MemberFrame
        session={session}
        groups={groups}
        counts={counts}
        current={current}
        isClosed={current !== undefined && !isOn(current)}
        coming={<Page name={page} isComing />}
        onRegister={isRegistrationOpen ? () => app.send({ type: 'app.register' }) : undefined}
      >
        {/* Pages are mounted once the session is known. After the session has ended, they stay visible
            behind the session-ended message. */}
        {isShown ? <Page name={page} /> : null}
      </MemberFrame>
    </QueryClientProvider>
  )
}

/**
 * Shows the page. While the session is pending (`isComing`), shows only a skeleton, because it is unknown
 * whether the viewer may see the page.
 */
function Page({ name, isComing = false }: { name: string | undefined; isComing?: boolean }) {
  const balance = useChild('balance')
  const ways = useMoneyPages()
  const page = memberViewOf(name)
  if (!page) return isComing ? null : <NotFound />
  const way = ways.find((way) => page === memberViews[way])
  const head = way ? <MoneyHead page={way} balance={balance} ways={ways} /> : undefined
  return isComing ? <PageComing name={page.name} head={head} /> : <LazyPageView page={page} head={head} />
}
