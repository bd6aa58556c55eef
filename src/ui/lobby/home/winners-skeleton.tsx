import { type ReactNode, useRef } from 'react'
import { useNearViewport } from '#ui/kit/hooks/use-near-viewport.ts'
import styles from './home.module.css'

/** The place of the winners below the lobby, as high as they are; `children` come as it comes near the screen. */
export function WinnersPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  return (
    <div className={styles.winners} ref={place}>
      {isNear ? children : null}
    </div>
  )
}
