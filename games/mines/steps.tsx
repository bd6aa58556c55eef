import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import styles from './steps.module.css'

/** Shows the round's value after each safe cell and scrolls to the current step. */
export function Steps(props: {
  worth: (opened: number) => number
  stake: number
  opened: number
  last: number
  money: (amount: number) => string
}) {
  const { worth, stake, opened, last, money } = props
  const { t, i18n } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const next = list.current?.children[Math.max(0, opened - 1)]
    if (next instanceof HTMLElement)
      list.current?.scrollTo({ left: next.offsetLeft - list.current.offsetLeft - 8 })
  }, [opened])
  const times = (amount: number) =>
    i18n.number(amount / stake, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <ol
      ref={list}
      className={styles.steps}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the list
      tabIndex={0}
      aria-label={t({ id: 'games.mines.steps', message: 'Payout after each safe cell' })}
    >
      {Array.from({ length: last }, (_, index) => index + 1).map((step) => (
        <li key={step} className={styles.step} data-at={step === opened} data-done={step < opened}>
          <span className={styles.times}>×{times(worth(step))}</span>
          <span className={styles.worth} translate="no">
            {money(worth(step))}
          </span>
        </li>
      ))}
    </ol>
  )
}
