import { LinkGate } from '#pages/kit/link-gate.tsx'
import { PageQueries } from '#pages/kit/page-queries.tsx'
import { HelpCenter } from '#ui/support/help-center/help-center.tsx'
import { FeedbackContainer } from './feedback.container.tsx'
import { useHelpPage } from './use-help-page.ts'

/** Help centre (ROUTE-04). */
export function HelpPage() {
  return (
    <PageQueries>
      <Shown />
    </PageQueries>
  )
}

function Shown() {
  const { look, isTelling } = useHelpPage()
  return (
    <LinkGate>
      <HelpCenter look={look} feedback={isTelling ? <FeedbackContainer /> : null} />
    </LinkGate>
  )
}
