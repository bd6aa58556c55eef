import { useEffect, useState } from 'react'
import { useApp } from './app-context.ts'

type Subject = 'notices' | 'games' | 'messages' | 'account'

/** Returns a counter that increments when the platform reports a change to this subject's data. */
export function useRevision(subject: Subject): number {
  const app = useApp()
  const [edition, setEdition] = useState(0)
  useEffect(() => {
    const subscription = app.on('outdated', ({ about }) => {
      if (about === subject || about === 'everything') setEdition((known) => known + 1)
    })
    return () => subscription.unsubscribe()
  }, [app, subject])
  return edition
}
