import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { PageFailed as FailedView } from '#ui/page-failed/page-failed.tsx'

/** What stands in place of a page that broke, whichever it is. */
export function PageFailed({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <FailedView onRetry={retry} />
}
