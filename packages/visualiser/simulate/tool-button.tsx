import type { ComponentProps } from 'react'
import styles from './tool-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'disabled' | 'type'> & {
  /** `act` is for the primary action. */
  look?: 'act' | 'line' | 'plain'
  /** Why the button is disabled; undefined if it is enabled. */
  whyNot?: string | undefined
}

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
