import { useEffect, useState } from 'react'
import { useApp } from './app-context.ts'

type Subject = 'notices' | 'games' | 'messages' | 'account'

/** Incremented whenever the platform reports data of this subject as out of date. */
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
