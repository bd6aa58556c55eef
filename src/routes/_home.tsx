import { createFileRoute } from '@tanstack/react-router'
import { PageTakenOver } from '#pages/kit/app-context.ts'
import { HomePage } from '#pages/lobby/home.page.tsx'

/** Home under all its addresses is one page: going from one to another, as a login does, keeps its state. */
export const Route = createFileRoute('/_home')({ component: HomeRoute })

function HomeRoute() {
  return (
    <>
      <HomePage />
      <PageTakenOver />
    </>
  )
}
