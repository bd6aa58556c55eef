import styles from './claim.module.css'

const places = ['1', '2', '3', '4', '5']

export const Skeletons = () => (
  <div className={styles.places} aria-busy="true">
    {places.map((place) => (
      <span key={place} className={styles.place} />
    ))}
  </div>
)
