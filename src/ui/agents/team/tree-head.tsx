import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { DownlineSort } from '#protocol/agents/team-tree.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import styles from './team-tree.module.css'
import type { TeamTreeActor } from './team-tree.tsx'
import { useSortNames } from './tree-order.tsx'

export function TreeHead({ actor }: { actor: TeamTreeActor }) {
  const { sort, descending } = useSelector(actor, ({ context }) => context)
  const names = useSortNames()
  const head = (by: DownlineSort, className = styles.figure) => (
    <th
      className={className}
      scope="col"
      aria-sort={by !== sort ? 'none' : descending ? 'descending' : 'ascending'}
    >
      <button
        type="button"
        className={styles.sort}
        // The account column starts in ascending order, and every other column in descending order.
        onClick={() =>
          actor.send({
            type: 'order.choose',
            order: { sort: by, descending: by === sort ? !descending : by !== 'account' },
          })
        }
      >
        {names[by]}
        <Icon name="chevron" small />
      </button>
    </th>
  )
  return (
    <tr className={styles.head} aria-rowindex={1}>
      {head('account', styles.first)}
      <th scope="col">
        <Trans id="common.type">Type</Trans>
      </th>
      <th className={styles.figure} scope="col">
        <Trans id="agents.team.direct">Direct</Trans>
      </th>
      {head('team')}
      {head('balance')}
      {head('registeredAt', `${styles.late} ${styles.figure}`)}
      <th className={`${styles.late} ${styles.figure}`} scope="col">
        <Trans id="common.lastLogin">Last login</Trans>
      </th>
    </tr>
  )
}
