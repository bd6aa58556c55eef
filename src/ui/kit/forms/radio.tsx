import type { ComponentProps } from 'react'
import styles from './radio.module.css'

/** One of a few to choose from; its label stands around it. */
export const Radio = (input: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...input} type="radio" className={styles.dot} />
)
