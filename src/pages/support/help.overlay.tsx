import { useNavigate } from '@tanstack/react-router'
import { PageQueries } from '#pages/kit/page-queries.tsx'
import { HelpDialog } from '#ui/support/help-center/help-dialog.tsx'
import { FeedbackHere } from './feedback.tsx'
import { useHelpLook } from './use-help-look.ts'

export function HelpOverlay() {
  return (
    <PageQueries>
      <Shown />
    </PageQueries>
  )
}

function Shown() {
  const navigate = useNavigate()
  const { look, isTelling } = useHelpLook()
  return (
    <HelpDialog
      look={look}
      feedback={isTelling ? <FeedbackHere /> : null}
      onClose={() => void navigate({ to: '/', replace: true })}
    />
  )
}
