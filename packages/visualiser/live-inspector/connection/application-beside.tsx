import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import type { Go } from '#visualiser/use-address.ts'
import { applicationAddress } from './application-address.ts'
import styles from './application-beside.module.css'

/** Viewport widths in pixels. */
const PHONE = 390
const DESKTOP = 1280

type Props = { width: 'phone' | 'desktop'; go: Go }

/** Shows the application in a frame, scaled down if there is not enough room. */
export function ApplicationBeside({ width, go }: Props) {
  const { t } = useLingui()
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<{ width: number; height: number }>()
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  const wanted = width === 'phone' ? PHONE : DESKTOP
  const scale = size ? Math.min(1, size.width / wanted) : 1
  return (
    <section
      className={styles.beside}
      data-width={width}
      aria-label={t({ id: 'flows.common.application', message: 'Application' })}
    >
      <div className={styles.bar}>
        <ToolButton aria-pressed={width === 'phone'} onClick={() => go({ beside: 'phone' })}>
          390
        </ToolButton>
        <ToolButton aria-pressed={width === 'desktop'} onClick={() => go({ beside: 'desktop' })}>
          <Trans id="flows.liveInspector.fullWidth">Full width</Trans>
        </ToolButton>
        <ToolButton look="plain" onClick={() => go({ beside: undefined })}>
          <Trans id="flows.common.close">Close</Trans>
        </ToolButton>
      </div>
      <div className={styles.room} ref={room}>
        {size && (
          <iframe
            className={styles.frame}
            title={t({ id: 'flows.common.application', message: 'Application' })}
            src={applicationAddress()}
            style={{
              width: Math.max(wanted, width === 'desktop' ? size.width : 0),
              height: size.height / scale,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </section>
  )
}
