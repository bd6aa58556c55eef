import styles from './feedback.module.css'

/** As high as the form, until it is known who writes. */
export const FeedbackPlace = () => <div className={styles.waiting} aria-busy="true" />
