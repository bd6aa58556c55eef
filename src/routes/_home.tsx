import { createFileRoute } from '@tanstack/react-router'
import { PageTakenOver } from '#pages/kit/app-context.ts'
import { HomePage } from '#pages/lobby/home.page.tsx'

/** All paths of Home share one route, so that a login does not remount the page. */
export const Route = createFileRoute('/_home')({ component: HomeRoute })

function HomeRoute() {
  return (
    <>
      <HomePage />
      <PageTakenOver />
    </>
  )
}
