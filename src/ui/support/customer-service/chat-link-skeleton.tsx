import styles from './chat-link.module.css'

export const ChatLinkSkeleton = () => <div className={styles.box} aria-busy="true" />
