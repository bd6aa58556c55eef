import type { ComponentProps } from 'react'
import styles from './tool-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled' | 'type'> & {
  /** `act` is the one thing to do next. */
  look?: 'act' | 'line' | 'plain'
  /** Why it cannot be pressed now; it then says so and does nothing. */
  whyNot?: string | undefined
}

/** A small button, as a drawing board has them. */
export function ToolButton({ look = 'line', whyNot, onClick, title, ...button }: Props) {
  return (
    <button
      {...button}
      type="button"
      className={`${styles.button} ${styles[look]}`}
      aria-disabled={whyNot === undefined ? undefined : true}
      title={whyNot ?? title}
      onClick={whyNot === undefined ? onClick : undefined}
    />
  )
}
