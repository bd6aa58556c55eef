import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Section } from '#visualiser/simulate/section.tsx'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import type { StateTexts } from '#visualiser/simulate/state-texts.ts'
import { EffectText } from './effect-text.tsx'
import styles from './history.module.css'
import { LeadsTo } from './leads-to.tsx'
import type { Line } from './line.ts'
import { StepText } from './step-text.tsx'

type Props = {
  actor: SimulateActor
  line: Line
  stateTexts: StateTexts
  /** Defaults to “History”. */
  title?: ReactNode
}

export function History({
  actor,
  line,
  stateTexts,
  title = <Trans id="flows.simulate.history">History</Trans>,
}: Props) {
  const list = useRef<HTMLOListElement>(null)
  const { at, moments } = line
  useEffect(() => {
    const entry = list.current?.children[at]
    if (list.current && entry instanceof HTMLElement) keepInView(list.current, entry)
  }, [at])
  return (
    <Section title={title} count={moments.length}>
      <ol className={styles.list} ref={list}>
        {[...moments.entries()].map(([index, moment]) => (
          <li key={index} className={styles.entry}>
            <button
              type="button"
              className={styles.step}
              data-ahead={index > at || undefined}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => actor.send({ type: 'history.jump', at: index })}
            >
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.what}>
                <span className={styles.label}>
                  <StepText label={moment.step.label} />
                </span>{' '}
                <span className={styles.state}>
                  <LeadsTo moment={moment} stateTexts={stateTexts} />
                </span>
              </span>
              {moment.step.effects.map((effect) => (
                <span key={effect} className={styles.effect}>
                  <EffectText effect={effect} />
                </span>
              ))}
            </button>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Scrolls the entry into view within the list, without scrolling the page. */
function keepInView(list: HTMLElement, entry: HTMLElement): void {
  const above = entry.offsetTop - list.scrollTop
  if (above < 0) list.scrollTop += above
  const below = above + entry.offsetHeight - list.clientHeight
  if (below > 0) list.scrollTop += below
}
