import { useSelector } from '@xstate/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { LoginMethod } from '#machines/auth/login.types.ts'
import { useHydrated } from '#ui/kit/hooks/use-hydrated.ts'
import type { LoginActor } from './login.tsx'

const BY_NAME = ['username', 'password'] as const

/**
 * Returns the login method whose tab is visible. Server-rendered markup shows the username tab. If the
 * visitor typed into that tab before hydration, it remains visible.
 */
export function useShownMethod(actor: LoginActor, form: RefObject<HTMLFormElement | null>): LoginMethod {
  const isHydrated = useHydrated()
  const wasHydrated = useRef(isHydrated)
  const method = useSelector(actor, (snapshot) => snapshot.context.method)
  useLayoutEffect(() => {
    if (wasHydrated.current || !form.current) return
    const found = new FormData(form.current)
    const { fields } = actor.getSnapshot().context
    const isTyped = BY_NAME.some((name) => !['', fields[name]].includes(String(found.get(name) ?? '')))
    if (isTyped) actor.send({ type: 'method.choose', method: 'username' })
  }, [actor, form])
  return isHydrated ? method : 'username'
}
