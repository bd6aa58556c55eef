import styles from './feedback.module.css'

export const FeedbackSkeleton = () => <div className={styles.waiting} aria-busy="true" />
