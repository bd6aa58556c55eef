import { createFileRoute } from '@tanstack/react-router'
import { PageTakenOver } from './-app.ts'
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
      <PageTakenOver />
    </>
  )
}
