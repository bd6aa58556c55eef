import { useEffect, useRef } from 'react'
import type { AppEmitted } from '#machines/site/app.types.ts'
import { useApp } from './app-context.ts'

type Topic = Extract<AppEmitted, { type: 'outdated' }>['about']

export function useInvalidation(topic: Exclude<Topic, 'everything'>, hear: () => void): void {
  const app = useApp()
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => {
    const subscription = app.on('outdated', ({ about }) => {
      if (about === topic || about === 'everything') latest.current()
    })
    return () => subscription.unsubscribe()
  }, [app, topic])
}
