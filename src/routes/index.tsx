import { createFileRoute } from '@tanstack/react-router'
import { Home } from '#ui/home/home.tsx'

export const Route = createFileRoute('/')({ component: HomePage })

function HomePage() {
  const { boot } = Route.useRouteContext()
  return <Home brand={boot.config.brand.name} />
}
