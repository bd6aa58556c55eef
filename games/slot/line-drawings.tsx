import styles from './line-drawings.module.css'

const COLUMNS = [0, 1, 2, 3, 4]
const ROWS = [0, 1, 2]

export function LineDrawings({ lines }: { lines: readonly number[][] }) {
  return (
    <ol className={styles.lines}>
      {lines.map((rows) => (
        <li key={rows.join()}>
          <svg viewBox="0 0 50 30" className={styles.drawing} aria-hidden="true">
            {COLUMNS.flatMap((column) =>
              ROWS.map((row) => (
                <rect
                  key={`${column}-${row}`}
                  className={rows[column] === row ? styles.on : styles.off}
                  x={column * 10 + 1}
                  y={row * 10 + 1}
                  width="8"
                  height="8"
                  rx="1.5"
                />
              )),
            )}
          </svg>
        </li>
      ))}
    </ol>
  )
}
