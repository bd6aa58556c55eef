import { useEffect } from 'react'
import { useApp } from './app-context.ts'

export type Tells = { on(type: string, listener: () => void): { unsubscribe(): void } }

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
