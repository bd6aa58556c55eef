import { useFlowsByMachine } from '#visualiser/known-flows.ts'
import styles from './actor-tree.module.css'
import type { ActorNode } from './actors.ts'
import type { LiveActor } from './live-actor.ts'
import { StateOfActor } from './state-of-actor.tsx'

type Props = {
  label: string
  nodes: readonly ActorNode[]
  followed: string | undefined
  /** Called only for an actor whose machine belongs to a known flow. `flow` is the name of that flow. */
  onChoose(actor: LiveActor, flow: string): void
}

export function ActorTree({ label, nodes, ...props }: Props) {
  return (
    <ul className={styles.tree} aria-label={label}>
      {nodes.map((node) => (
        <Node key={node.actor.id} node={node} {...props} />
      ))}
    </ul>
  )
}

function Node({ node, followed, onChoose }: Omit<Props, 'label' | 'nodes'> & { node: ActorNode }) {
  const { actor, children } = node
  const flow = useFlowsByMachine().get(actor.machine ?? '')
  const row = (
    <>
      <span className={styles.name}>{actor.name}</span>{' '}
      <span className={styles.where}>
        <StateOfActor actor={actor} />
      </span>
    </>
  )
  return (
    <li className={styles.node}>
      {flow ? (
        <button
          type="button"
          className={styles.actor}
          aria-current={actor.id === followed || undefined}
          onClick={() => onChoose(actor, flow.name)}
        >
          {row}
        </button>
      ) : (
        <div className={styles.actor}>{row}</div>
      )}
      {children.length > 0 && (
        <ul className={styles.inside}>
          {children.map((child) => (
            <Node key={child.actor.id} node={child} followed={followed} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  )
}
