import { createFileRoute } from '@tanstack/react-router'
import { MemberCentre } from '#pages/account/member-centre.tsx'
import { requireAuth } from '#pages/auth/require-auth.ts'
import { PageTakenOver } from '#pages/kit/app-context.ts'
import { ScrollRestoration } from '#pages/kit/scroll-restoration.tsx'
import { useHydrated } from '#ui/kit/hooks/use-hydrated.ts'

/**
 * The member centre (ROUTE-06, ROUTE-19), for members and trial players. Its pages share one route, because
 * each route adds to the scripts that Home waits for.
 */
export const Route = createFileRoute('/member/{-$page}')({
  beforeLoad: requireAuth,
  component: Member,
})

function Member() {
  const { page } = Route.useParams()
  return (
    <>
      <MemberCentre page={page} />
      {useHydrated() ? <ScrollRestoration key={page} /> : null}
      <PageTakenOver />
    </>
  )
}
