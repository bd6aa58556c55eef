import { createFileRoute } from '@tanstack/react-router'
import { useHydrated } from '#ui/hooks/use-hydrated.ts'
import { PageTakenOver } from './-app.ts'
import { KeptPlace } from './-kept-place.tsx'
import { MemberCentre } from './-member-centre.tsx'
import { requireAuth } from './-require-auth.ts'

/** ROUTE-06, ROUTE-19: the member centre, for whoever is logged in. One route, for each would be in the scripts that Home waits for. */
export const Route = createFileRoute('/member/{-$page}')({
  beforeLoad: requireAuth,
  component: Member,
})

function Member() {
  const { page } = Route.useParams()
  return (
    <>
      <MemberCentre page={page} />
      {useHydrated() ? <KeptPlace key={page} /> : null}
      <PageTakenOver />
    </>
  )
}
