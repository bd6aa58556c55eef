import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { HelpDialog } from '#ui/help-center/help-dialog.tsx'
import { FeedbackHere } from '../-feedback.tsx'
import { useHelpLook } from '../-use-help-look.ts'

/** The overlay `help`. It stands at an address of its own, and goes as that is left. */
export function HelpOverlay() {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queries}>
      <Shown />
    </QueryClientProvider>
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
