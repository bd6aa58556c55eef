import { Trans, useLingui } from '@lingui/react/macro'
import type { Share } from '@palpite/paths/results/results.ts'
import type { ReactNode } from 'react'
import styles from './coverage.module.css'
import type { Walked } from './coverage.ts'

type Props = {
  /**
   * Covered shares. States and transitions are always given; pairs and guards only if the run counted them.
   */
  shares: { states: Share; transitions: Share; pairs?: Share; guards?: Share }
  walked: Walked
}

export function Shares({ shares, walked }: Props) {
  const times = [...walked.edges.values()].reduce((sum, count) => sum + count, 0)
  return (
    <table className={styles.shares}>
      <tbody>
        <Line name={<Trans id="flows.coverage.states">States</Trans>} share={shares.states} />
        <Line name={<Trans id="flows.coverage.transitions">Transitions</Trans>} share={shares.transitions} />
        {shares.pairs && (
          <Line name={<Trans id="flows.coverage.pairs">Transition pairs</Trans>} share={shares.pairs} />
        )}
        {shares.guards && (
          <Line
            name={<Trans id="flows.coverage.guardOutcomes">Guard outcomes</Trans>}
            share={shares.guards}
          />
        )}
        <tr>
          <th scope="row">
            <Trans id="flows.coverage.taken">Transitions taken in total</Trans>
          </th>
          <td>{times}</td>
          <td />
        </tr>
      </tbody>
    </table>
  )
}

function Line({ name, share: { covered, total } }: { name: ReactNode; share: Share }) {
  const { i18n } = useLingui()
  // Rounded down, so that 100% means complete coverage.
  const part = total === 0 ? 1 : Math.floor((covered / total) * 100) / 100
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {covered}/{total}
      </td>
      <td>{i18n.number(part, { style: 'percent' })}</td>
    </tr>
  )
}
