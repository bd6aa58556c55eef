import type { ReactNode } from 'react'
import styles from './step-drawing.module.css'

export type Scene = 'bottomBar' | 'share' | 'sheet' | 'topBar' | 'menu' | 'list'

/**
 * A drawing of a phone, 96 by 152 units. The control to tap has the action colour. Screen readers skip the
 * drawing, since the step's text says the same.
 */
export function StepDrawing({ scene }: { scene: Scene }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 152" aria-hidden="true">
      <rect className={styles.phone} x="3" y="3" width="90" height="146" rx="14" />
      <rect className={styles.screen} x="9" y="9" width="78" height="134" rx="8" />
      {scenes[scene]}
    </svg>
  )
}

const site = (top: number) => (
  <>
    <path className={styles.text} d={`M17 ${top + 4}h5v16h-5z`} />
    <circle className={styles.ring} cx="24" cy={top + 9} r="5" />
    <path
      className={styles.tile}
      d={`M17 ${top + 28}h18v24H17zM39 ${top + 28}h18v24H39zM61 ${top + 28}h18v24H61z`}
    />
    <path
      className={styles.tile}
      d={`M17 ${top + 58}h18v24H17zM39 ${top + 58}h18v24H39zM61 ${top + 58}h18v24H61z`}
    />
  </>
)

const address = (y: number) => <rect className={styles.bar} x="15" y={y} width="66" height="14" rx="7" />

const dots = (look: string | undefined) => (
  <path
    className={look}
    d="M78 16.5a1.6 1.6 0 1 0 .01 0zM78 21.5a1.6 1.6 0 1 0 .01 0zM78 26.5a1.6 1.6 0 1 0 .01 0z"
  />
)

const shareSign = (look: string | undefined) => (
  <path className={look} d="M44 128h-3v9h14v-9h-3M48 133v-12M44.5 124.5 48 121l3.5 3.5" />
)

const plus = (x: number, y: number) => (
  <path className={styles.actLine} d={`M${x} ${y}h10v10h-10zM${x + 5} ${y + 2.5}v5M${x + 2.5} ${y + 5}h5`} />
)

const scenes: Record<Scene, ReactNode> = {
  bottomBar: (
    <>
      {site(12)}
      <rect className={styles.act} x="15" y="104" width="66" height="14" rx="7" />
      {shareSign(styles.line)}
    </>
  ),
  share: (
    <>
      {site(12)}
      {address(104)}
      <circle className={styles.press} cx="48" cy="129" r="12" />
      {shareSign(styles.actLine)}
    </>
  ),
  sheet: (
    <>
      {site(12)}
      <path className={styles.sheet} d="M9 72h78v63a8 8 0 0 1-8 8H17a8 8 0 0 1-8-8z" />
      <path className={styles.line} d="M17 84h40M17 122h34" />
      <rect className={styles.press} x="13" y="94" width="70" height="18" rx="6" />
      <path className={styles.actLine} d="M19 103h36" />
      {plus(67, 98)}
    </>
  ),
  topBar: (
    <>
      <rect className={styles.act} x="15" y="14" width="56" height="14" rx="7" />
      {dots(styles.text)}
      {site(40)}
    </>
  ),
  menu: (
    <>
      <rect className={styles.bar} x="15" y="14" width="52" height="14" rx="7" />
      {site(40)}
      <circle className={styles.press} cx="78" cy="23" r="11" />
      {dots(styles.act)}
    </>
  ),
  list: (
    <>
      <rect className={styles.bar} x="15" y="14" width="52" height="14" rx="7" />
      {site(40)}
      <rect className={styles.sheet} x="31" y="12" width="54" height="86" rx="6" />
      <path className={styles.line} d="M38 24h32M38 38h26M38 78h30M38 90h20" />
      <rect className={styles.press} x="34" y="48" width="48" height="20" rx="6" />
      <path className={styles.actLine} d="M39 58h20" />
      {plus(67, 53)}
    </>
  ),
}
