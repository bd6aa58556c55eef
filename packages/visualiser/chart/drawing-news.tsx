import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import styles from '../app.module.css'

/** Drawings that take less time than this, in ms, are not announced. */
const LATE = 100

type Props = {
  isPending: boolean
  isDrawn: boolean
  children: ReactNode
}

/**
 * Tells screen readers that a chart is being drawn, and when it is ready. Says nothing if drawing is fast.
 */
export function DrawingNews({ isPending, isDrawn, children }: Props) {
  const [announced, setAnnounced] = useState<'nothing' | 'pending' | 'drawn'>('nothing')
  useEffect(() => {
    if (!isPending) return setAnnounced((now) => (now === 'pending' && isDrawn ? 'drawn' : 'nothing'))
    const timer = setTimeout(() => setAnnounced('pending'), LATE)
    return () => clearTimeout(timer)
  }, [isPending, isDrawn])
  return (
    <p className={styles.heard} role="status">
      {announced === 'pending' && children}
      {announced === 'drawn' && <Trans id="flows.chart.drawn">The chart is drawn.</Trans>}
    </p>
  )
}
