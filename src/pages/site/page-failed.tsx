import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { PageTakenOver } from '#pages/kit/app-context.ts'
import { clearFailedChunks } from '#pages/kit/loading/failed-chunks.ts'
import { PageFailed as FailedView } from '#ui/site/page-failed/page-failed.tsx'

export function PageFailed({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    clearFailedChunks()
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
