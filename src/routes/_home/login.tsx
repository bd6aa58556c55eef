import { createFileRoute } from '@tanstack/react-router'
import { nextIn } from '#pages/kit/login-address.ts'
import { LoginOverlay } from '#pages/site/overlays.tsx'

/** ROUTE-02: Home with the login popup. Its address may say where to go afterwards. */
export const Route = createFileRoute('/_home/login')({
  validateSearch: ({ next }: Record<string, unknown>): { next?: string | undefined } => ({
    next: typeof next === 'string' ? next : undefined,
  }),
  loader: () => LoginOverlay.preload?.(),
  onEnter: ({ context, search }) => context.app.send({ type: 'app.login', next: nextIn(search.next) ?? '/' }),
})
