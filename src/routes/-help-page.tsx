import { HelpCenter } from '#ui/help-center/help-center.tsx'
import { FeedbackHere } from './-feedback.tsx'
import { LinkGate } from './-link-gate.tsx'
import { PageQueries } from './-page-queries.tsx'
import { useHelpLook } from './-use-help-look.ts'

/** ROUTE-04: the help centre. */
export function HelpPage() {
  return (
    <PageQueries>
      <Shown />
    </PageQueries>
  )
}

function Shown() {
  const { look, isTelling } = useHelpLook()
  return (
    <LinkGate>
      <HelpCenter look={look} feedback={isTelling ? <FeedbackHere /> : null} />
    </LinkGate>
  )
}
