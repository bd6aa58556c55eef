import { createFileRoute } from '@tanstack/react-router'
import { nextIn } from '#pages/kit/login-address.ts'
import { LoginOverlay } from '#pages/site/overlays.tsx'

/** Home with the login popup (ROUTE-02). `next` is the destination after the login. */
export const Route = createFileRoute('/_home/login')({
  validateSearch: ({ next }: Record<string, unknown>): { next?: string | undefined } => ({
    next: typeof next === 'string' ? next : undefined,
  }),
  loader: () => LoginOverlay.preload?.(),
  onEnter: ({ context, search }) => context.app.send({ type: 'app.login', next: nextIn(search.next) ?? '/' }),
})
