import styles from './chat-way.module.css'

export const ChatWaySkeleton = () => <div className={styles.box} aria-busy="true" />
