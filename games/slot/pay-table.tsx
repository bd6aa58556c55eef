import { Trans } from '@lingui/react/macro'
import type { OpenedGame } from '#protocol/play/play.ts'
import { type SlotRules, type SlotSymbol, slotSymbols } from '#protocol/play/play-slot.ts'
import { useMoney } from '../parts/use-money.ts'
import styles from './pay-table.module.css'
import { useSymbolNames } from './symbol-names.ts'

const COUNTS = [5, 4, 3]

export function PayTable({ game, rules, stake }: { game: OpenedGame; rules: SlotRules; stake: number }) {
  const names = useSymbolNames()
  const money = useMoney(game.currency)
  const times = (sign: SlotSymbol, count: number) => rules.pays[sign]?.[count - 3] ?? 0
  const paying = slotSymbols.filter((sign) => times(sign, 5) > 0).sort((a, b) => times(b, 5) - times(a, 5))
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <Trans id="games.slot.payTable">In a row from the left: payout at a stake of {money(stake)}</Trans>
      </caption>
      <thead>
        <tr>
          <td />
          {COUNTS.map((count) => (
            <th key={count} scope="col">
              {count}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paying.map((sign) => (
          <tr key={sign}>
            <th scope="row">
              <span className={styles.chip}>
                <img
                  className={styles.sign}
                  src={`/art/symbols/${game.nodeId}/${sign}.svg?v=${game.art}`}
                  alt={names[sign]}
                />
              </span>
            </th>
            {COUNTS.map((count) => (
              <td key={count} translate="no">
                {money((times(sign, count) * stake) / rules.lines.length).replace(/^\D+/, '')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
