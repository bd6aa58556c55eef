import { Trans, useLingui } from '@lingui/react/macro'
import { ActorTree } from '#visualiser/live-inspector/actors/actor-tree.tsx'
import { actorTree } from '#visualiser/live-inspector/actors/actors.ts'
import { FollowedActor } from '#visualiser/live-inspector/actors/followed-actor.tsx'
import type { LiveActor } from '#visualiser/live-inspector/actors/live-actor.ts'
import { Connection } from '#visualiser/live-inspector/connection/connection.tsx'
import { Log } from '#visualiser/live-inspector/log/log.tsx'
import { Section } from '#visualiser/simulate/section.tsx'
import type { Flow } from '#visualiser/source/load-flow.ts'
import type { Go } from '#visualiser/use-address.ts'
import styles from './live-panel.module.css'
import { useLive, useLook } from './use-live.ts'

type Props = {
  /** The flow whose chart is shown. Undefined if the map is shown. */
  flow: Flow | undefined
  followed: LiveActor | undefined
  go: Go
}

export function LivePanel({ flow, followed, go }: Props) {
  const { t } = useLingui()
  const { actor, record, picture, snapshot } = useLive()
  const [isWide, setWide] = useLook('isWide')
  const tree = actorTree(picture.actors, picture.page)
  const onChoose = (chosen: LiveActor, name: string) => {
    actor.send({ type: 'actor.choose', actor: chosen.id })
    if (name !== flow?.name) go({ flow: name })
  }
  return (
    <div className={styles.live} data-wide={isWide || undefined}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Connection actor={actor} snapshot={snapshot} go={go} />
          {tree.length > 0 && (
            <Section title={<Trans id="flows.liveInspector.actors">Actors</Trans>} isFolded={false}>
              <ActorTree
                label={t({ id: 'flows.liveInspector.pageActors', message: 'Actors of the page' })}
                nodes={tree}
                followed={followed?.id}
                onChoose={onChoose}
              />
            </Section>
          )}
          {flow && <FollowedActor flow={flow} actor={followed} isAttached={picture.page !== null} />}
        </div>
        <div className={styles.column}>
          {picture.page !== null && (
            <Log
              record={record}
              picture={picture}
              first={followed?.role}
              isWide={isWide}
              onWiden={() => setWide(!isWide)}
            />
          )}
        </div>
      </div>
    </div>
  )
}
