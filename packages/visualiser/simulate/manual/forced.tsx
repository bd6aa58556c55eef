import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Section } from '#visualiser/simulate/section.tsx'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import styles from './forced.module.css'

export function Forced({ actor }: { actor: SimulateActor }) {
  const asksGuards = useSelector(actor, ({ context }) => context.asksGuards)
  const forced = useSelector(actor, ({ context }) => context.forced)
  return (
    <Section title={<Trans id="flows.simulate.guards">Guards</Trans>}>
      <label className={styles.asks}>
        <input
          type="checkbox"
          checked={asksGuards}
          onChange={({ target }) => actor.send({ type: 'guards.ask', asks: target.checked })}
        />
        <Trans id="flows.simulate.askGuards">Ask me for the guards’ answers at each step</Trans>
      </label>
      <ul>
        {Object.entries(forced).map(([edge, { answer, isKept }]) => (
          <li key={edge} className={styles.forced}>
            <span className={styles.edge}>{edge}</span>
            <span className={styles.said}>
              {answer ? <Trans id="flows.common.yes">Yes</Trans> : <Trans id="flows.common.no">No</Trans>}
            </span>
            <ToolButton
              aria-pressed={isKept}
              onClick={() => actor.send({ type: 'guard.force', edge, answer, isKept: !isKept })}
            >
              <Trans id="flows.simulate.always">Always</Trans>
            </ToolButton>
            <ToolButton look="plain" onClick={() => actor.send({ type: 'guard.release', edge })}>
              <Trans id="flows.simulate.ownAnswer">Use its own answer</Trans>
            </ToolButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
