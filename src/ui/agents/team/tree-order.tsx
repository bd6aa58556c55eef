import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Fragment, useId } from 'react'
import type { DownlineSort } from '#protocol/agents/team-tree.ts'
import styles from './team-tree.module.css'
import type { TeamTreeActor } from './team-tree.tsx'

const sorts = ['account', 'team', 'balance', 'registeredAt'] as const satisfies readonly DownlineSort[]

export function useSortNames(): Record<DownlineSort, string> {
  const { t } = useLingui()
  return {
    account: t({ id: 'common.account', message: 'Account' }),
    team: t({ id: 'agents.team.label', message: 'Team' }),
    balance: t({ id: 'common.balance', message: 'Balance' }),
    registeredAt: t({ id: 'common.signedUp', message: 'Signed up' }),
  }
}

export function NarrowOrder({ actor }: { actor: TeamTreeActor }) {
  const { t } = useLingui()
  const { sort, descending } = useSelector(actor, ({ context }) => context)
  const names = useSortNames()
  const id = useId()
  const choose = (value: string) => {
    const by = sorts.find((one) => value.startsWith(`${one} `))
    if (by) actor.send({ type: 'order.choose', order: { sort: by, descending: value.endsWith(' down') } })
  }
  return (
    <p className={styles.narrowSort}>
      <label htmlFor={id}>
        <Trans id="common.sortBy">Sort by</Trans>
      </label>
      <select
        id={id}
        value={`${sort} ${descending ? 'down' : 'up'}`}
        onChange={({ target }) => choose(target.value)}
      >
        {sorts.map((by) => {
          const head = names[by]
          return (
            <Fragment key={by}>
              <option value={`${by} up`}>
                {t({ id: 'common.sortAscending', message: `${head}, ascending` })}
              </option>
              <option value={`${by} down`}>
                {t({ id: 'common.sortDescending', message: `${head}, descending` })}
              </option>
            </Fragment>
          )
        })}
      </select>
    </p>
  )
}
