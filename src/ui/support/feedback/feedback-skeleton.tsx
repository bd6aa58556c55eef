import styles from './feedback.module.css'

export const FeedbackPlace = () => <div className={styles.waiting} aria-busy="true" />
