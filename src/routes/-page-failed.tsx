import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { PageFailed as FailedView } from '#ui/page-failed/page-failed.tsx'
import { PageTakenOver } from './-app.ts'
import { forgetLostPages } from './-lost-pages.ts'

/** What stands in place of a page that broke, whichever it is. */
export function PageFailed({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    forgetLostPages()
    reset()
    void router.invalidate()
  }
  return (
    <>
      <FailedView onRetry={retry} />
      <PageTakenOver />
    </>
  )
}
