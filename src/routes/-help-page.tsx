import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { HelpCenter } from '#ui/help-center/help-center.tsx'
import { FeedbackHere } from './-feedback.tsx'
import { useHelpLook } from './-use-help-look.ts'

/** ROUTE-04: the help centre. */
export function HelpPage() {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queries}>
      <Shown />
    </QueryClientProvider>
  )
}

function Shown() {
  const { look, isTelling } = useHelpLook()
  return <HelpCenter look={look} feedback={isTelling ? <FeedbackHere /> : null} />
}
