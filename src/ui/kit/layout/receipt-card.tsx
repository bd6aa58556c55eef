import type { ComponentProps } from 'react'
import styles from './receipt-card.module.css'

/** A card that looks like paper, for orders, transfers and prizes. A perforation separates its parts. */
export function ReceiptCard(props: Omit<ComponentProps<'section'>, 'className'>) {
  return <section {...props} className={styles.slip} />
}

export const ReceiptPart = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className={styles.part} />
)
