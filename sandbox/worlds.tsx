import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type World, worlds } from '#protocol/sandbox/platform.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './console.module.css'
import { seedWorld } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'

const about: Record<World, ReactNode> = {
  empty: <Trans id="sandbox.worlds.empty">Only the configuration.</Trans>,
  demo: (
    <Trans id="sandbox.worlds.demo">
      12 providers, 300 games, players, agents and six months of history.
    </Trans>
  ),
  busy: <Trans id="sandbox.worlds.busy">10,000 games and thousands of players.</Trans>,
}

/** Replaces all data with that of another world. The user must press the same button twice. */
export function Worlds({ current }: { current: World | null }) {
  const [asked, setAsked] = useState<World | null>(null)
  const seeding = useChange(seedWorld)
  const press = (world: World) => {
    if (asked !== world) return setAsked(world)
    setAsked(null)
    seeding.mutate(world)
  }
  return (
    <Section name="worlds">
      <ul className={styles.worlds}>
        {worlds.map((world) => (
          <li key={world} className={styles.world} aria-current={world === current}>
            <span>
              <strong>{world}</strong>
              <span className={styles.about}>{about[world]}</span>
            </span>
            <Button
              look={asked === world ? 'act' : 'line'}
              onClick={() => press(world)}
              disabled={seeding.isPending}
            >
              {asked === world ? (
                <Trans id="sandbox.worlds.replaceAll">Replace all data</Trans>
              ) : (
                <Trans id="sandbox.worlds.build">Build world</Trans>
              )}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {seeding.isPending ? (
          <Trans id="sandbox.worlds.building">Building the world. This takes up to fifteen seconds.</Trans>
        ) : null}
        {seeding.isError ? (
          <Trans id="sandbox.worlds.buildFailed">
            Couldn’t build the world. The previous one is still in place.
          </Trans>
        ) : null}
      </p>
    </Section>
  )
}
