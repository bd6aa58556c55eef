import { useEffect, useRef } from 'react'
import { useApp } from './-app.ts'

/** Hears that something about contracts is other than it was, or may be. */
export function useContractNews(hear: () => void): void {
  const app = useApp()
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => {
    const subscription = app.on('outdated', ({ about }) => {
      if (about === 'contracts' || about === 'everything') latest.current()
    })
    return () => subscription.unsubscribe()
  }, [app])
}
