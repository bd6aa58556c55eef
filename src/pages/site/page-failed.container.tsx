import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { PageTakenOver } from '#pages/kit/app-context.ts'
import { clearFailedChunks } from '#pages/kit/loading/failed-chunks.ts'
import { PageFailed } from '#ui/site/page-failed/page-failed.tsx'

export function PageFailedContainer({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    clearFailedChunks()
    reset()
    void router.invalidate()
  }
  return (
    <>
      <PageFailed onRetry={retry} />
      <PageTakenOver />
    </>
  )
}
