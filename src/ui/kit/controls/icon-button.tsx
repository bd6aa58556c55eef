import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'className'> & { label: string }

/** A button that is only a drawing; `label` is its name. */
export function IconButton({ label, ...button }: Props) {
  return <button type="button" {...button} className={styles.button} aria-label={label} title={label} />
}
