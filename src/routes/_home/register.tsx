import { createFileRoute } from '@tanstack/react-router'

/** ROUTE-03: Home with the registration popup. */
export const Route = createFileRoute('/_home/register')({
  onEnter: ({ context }) => context.app.send({ type: 'app.register', next: '/' }),
})
