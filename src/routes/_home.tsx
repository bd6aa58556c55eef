import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#pages/lobby/home.page.tsx'
import { PageTakenOver } from '#pages/site/app-context.ts'

/** Home under all its addresses is one page: going from one to another, as a login does, leaves it as it stands. */
export const Route = createFileRoute('/_home')({ component: HomeHere })

function HomeHere() {
  return (
    <>
      <HomePage />
      <PageTakenOver />
    </>
  )
}
