import styles from './chat-way.module.css'

/** The room of the way into a conversation, until it is known who asks. */
export const ChatWayPlace = () => <div className={styles.box} aria-busy="true" />
