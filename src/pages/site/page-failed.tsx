import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { forgetLostPages } from '#pages/kit/failed-chunks.ts'
import { PageFailed as FailedView } from '#ui/site/page-failed/page-failed.tsx'
import { PageTakenOver } from './app-context.ts'

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
