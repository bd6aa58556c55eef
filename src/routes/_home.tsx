import { createFileRoute } from '@tanstack/react-router'
import { PageTakenOver } from '#pages/kit/app-context.ts'
import { HomePage } from '#pages/lobby/home.page.tsx'

/** Home is one page under all its paths, so a login does not remount it. */
export const Route = createFileRoute('/_home')({ component: HomeRoute })

function HomeRoute() {
  return (
    <>
      <HomePage />
      <PageTakenOver />
    </>
  )
}
