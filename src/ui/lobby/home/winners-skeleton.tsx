import { type ReactNode, useRef } from 'react'
import { useNearViewport } from '#ui/kit/hooks/use-near-viewport.ts'
import styles from './home.module.css'

/** Reserves the height of the winners, then renders `children` near the viewport. */
export function WinnersSkeleton({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  return (
    <div className={styles.winners} ref={place}>
      {isNear ? children : null}
    </div>
  )
}
