import { createFileRoute } from '@tanstack/react-router'
import { PageTakenOver } from './-app.ts'
import { HomePage } from './-home-page.tsx'

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
