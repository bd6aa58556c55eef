import { useNavigate } from '@tanstack/react-router'
import { PageQueries } from '#pages/kit/page-queries.tsx'
import { HelpDialog } from '#ui/support/help-center/help-dialog.tsx'
import { FeedbackContainer } from './feedback.container.tsx'
import { useHelpPage } from './use-help-page.ts'

export function HelpOverlay() {
  return (
    <PageQueries>
      <Shown />
    </PageQueries>
  )
}

function Shown() {
  const navigate = useNavigate()
  const { look, isTelling } = useHelpPage()
  return (
    <HelpDialog
      look={look}
      feedback={isTelling ? <FeedbackContainer /> : null}
      onClose={() => void navigate({ to: '/', replace: true })}
    />
  )
}
