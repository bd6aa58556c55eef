import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from './-home-page.tsx'

/** ROUTE-03: Home with the registration popup. */
export const Route = createFileRoute('/register')({
  onEnter: ({ context }) => context.app.send({ type: 'app.register', next: '/' }),
  component: HomePage,
})
