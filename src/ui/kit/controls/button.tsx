import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Look = { look?: 'act' | 'line' | 'plain' }

export const buttonLook = (look: Look['look'] = 'line') => `${styles.button} ${styles[look]}`

/** `act` is the primary button, which is yellow. Use at most one per screen. */
export function Button({ look, ...button }: ComponentProps<'button'> & Look) {
  return <button type="button" {...button} className={buttonLook(look)} />
}

export function LinkButton({ look, children, ...link }: ComponentProps<'a'> & Look) {
  return (
    <a {...link} className={buttonLook(look)}>
      {children}
    </a>
  )
}
