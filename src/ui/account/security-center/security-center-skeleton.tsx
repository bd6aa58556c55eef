import styles from './security-center.module.css'

const parts = [3, 3] as const

export const SecurityCenterSkeleton = () => (
  <div className={styles.places} aria-busy="true">
    <div className={styles.who}>
      <span className={styles.round} />
      <div className={styles.lines}>
        <span />
        <span />
      </div>
    </div>
    {parts.map((rows, part) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: skeleton parts have no identity and never move
      <div key={part}>
        <span className={styles.heading} />
        <div className={styles.list}>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity and never move
            <div key={row} className={styles.row}>
              <div className={styles.lines}>
                <span />
                <span />
              </div>
              <span className={styles.deed} />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
)
