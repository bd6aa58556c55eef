import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'className'> & { label: string }

export function IconButton({ label, ...button }: Props) {
  return <button type="button" {...button} className={styles.button} aria-label={label} title={label} />
}
