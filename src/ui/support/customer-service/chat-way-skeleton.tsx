import styles from './chat-way.module.css'

export const ChatWayPlace = () => <div className={styles.box} aria-busy="true" />
