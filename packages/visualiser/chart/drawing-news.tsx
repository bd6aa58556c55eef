import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import styles from '../app.module.css'

/** Milliseconds: what is drawn sooner is not worth a word. */
const LATE = 100

type Props = {
  isPending: boolean
  isDrawn: boolean
  /** What is said while it is being drawn. */
  children: ReactNode
}

/** Tells whoever does not see the chart that it is being drawn, and then that it is there; nothing where that took no time. */
export function DrawingNews({ isPending, isDrawn, children }: Props) {
  const [said, setSaid] = useState<'nothing' | 'pending' | 'drawn'>('nothing')
  useEffect(() => {
    if (!isPending) return setSaid((now) => (now === 'pending' && isDrawn ? 'drawn' : 'nothing'))
    const timer = setTimeout(() => setSaid('pending'), LATE)
    return () => clearTimeout(timer)
  }, [isPending, isDrawn])
  return (
    <p className={styles.heard} role="status">
      {said === 'pending' && children}
      {said === 'drawn' && <Trans>The chart is drawn.</Trans>}
    </p>
  )
}
