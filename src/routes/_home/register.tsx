import { createFileRoute } from '@tanstack/react-router'

/** Home with the sign-up popup (ROUTE-03). */
export const Route = createFileRoute('/_home/register')({
  onEnter: ({ context }) => context.app.send({ type: 'app.register', next: '/' }),
})
