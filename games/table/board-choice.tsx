import { Trans, useLingui } from '@lingui/react/macro'
import { type PlinkoBoard, plinkoRisks, plinkoRows } from '#domain/play/plinko-odds.ts'
import styles from './board-choice.module.css'

export function BoardChoice(props: {
  board: PlinkoBoard
  isLocked: boolean
  onChoose: (board: PlinkoBoard) => void
}) {
  const { board, isLocked, onChoose } = props
  const { t } = useLingui()
  const risks = {
    low: t({ id: 'games.table.riskLow', message: 'Low' }),
    medium: t({ id: 'games.table.riskMedium', message: 'Medium' }),
    high: t({ id: 'games.table.riskHigh', message: 'High' }),
  }
  return (
    <div className={styles.choice}>
      <Choice
        name={t({ id: 'games.table.rows', message: 'Rows' })}
        values={plinkoRows}
        chosen={board.rows}
        isLocked={isLocked}
      >
        {(rows) => ({ text: String(rows), choose: () => onChoose({ ...board, rows }) })}
      </Choice>
      <Choice
        name={t({ id: 'games.table.risk', message: 'Risk' })}
        values={plinkoRisks}
        chosen={board.risk}
        isLocked={isLocked}
      >
        {(risk) => ({ text: risks[risk], choose: () => onChoose({ ...board, risk }) })}
      </Choice>
      <p className={styles.note}>
        <Trans id="games.table.riskHelp">
          Every board has the same RTP; more risk pays more in the outer bins.
        </Trans>
      </p>
    </div>
  )
}

function Choice<Value extends string | number>(props: {
  name: string
  values: readonly Value[]
  chosen: Value
  isLocked: boolean
  children: (value: Value) => { text: string; choose: () => void }
}) {
  const { name, values, chosen, isLocked, children } = props
  return (
    <fieldset className={styles.group} disabled={isLocked}>
      <legend className={styles.legend}>{name}</legend>
      {values.map((value) => {
        const { text, choose } = children(value)
        return (
          <label key={value} className={styles.one}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={choose}
            />
            {text}
          </label>
        )
      })}
    </fieldset>
  )
}
