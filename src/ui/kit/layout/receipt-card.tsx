import type { ComponentProps } from 'react'
import styles from './receipt-card.module.css'

/** Paper, for money on its way and for what is signed; its parts are torn along a line of holes. */
export function Slip(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section {...props} className={styles.slip} />
}

export const SlipPart = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className={styles.part} />
)
