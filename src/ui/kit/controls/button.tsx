import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Look = { look?: 'act' | 'line' | 'plain' }

/** How a button looks, for links within the site. */
export const buttonLook = (look: Look['look'] = 'line') => `${styles.button} ${styles[look]}`

/** A button. `act` is the one canary button of a screen. */
export function Button({ look, ...button }: ComponentProps<'button'> & Look) {
  return <button type="button" {...button} className={buttonLook(look)} />
}

/** A link that looks like a button, for what leads to an address. */
export function LinkButton({ look, children, ...link }: ComponentProps<'a'> & Look) {
  return (
    <a {...link} className={buttonLook(look)}>
      {children}
    </a>
  )
}
