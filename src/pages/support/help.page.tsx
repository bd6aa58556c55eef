import { LinkGate } from '#pages/kit/link-gate.tsx'
import { PageQueries } from '#pages/kit/page-queries.tsx'
import { HelpCenter } from '#ui/support/help-center/help-center.tsx'
import { FeedbackHere } from './feedback.tsx'
import { useHelpLook } from './use-help-look.ts'

/** ROUTE-04. */
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
