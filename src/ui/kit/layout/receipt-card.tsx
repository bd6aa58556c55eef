import type { ComponentProps } from 'react'
import styles from './receipt-card.module.css'

/** A paper card for pending money and signed contracts; its parts are separated by perforation. */
export function ReceiptCard(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section {...props} className={styles.slip} />
}

export const ReceiptPart = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className={styles.part} />
)
