import { useEffect } from 'react'
import { useApp } from '#pages/site/app-context.ts'

/** A flow that may say something to the page around it. */
export type Tells = { on(type: string, listener: () => void): { unsubscribe(): void } }

/** Leads to the login or the registration where a flow says that this comes first. */
export function useAccountWanted(actor: Tells): void {
  const app = useApp()
  useEffect(() => {
    const login = actor.on('loginWanted', () => app.send({ type: 'app.login' }))
    const registration = actor.on('registrationWanted', () => app.send({ type: 'app.register' }))
    return () => {
      login.unsubscribe()
      registration.unsubscribe()
    }
  }, [actor, app])
}
