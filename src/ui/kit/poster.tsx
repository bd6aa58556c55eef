import { Picture } from './picture.tsx'
import styles from './poster.module.css'

/** The posters that the platform draws. */
export type PosterName = 'maintenance' | 'region' | 'missing' | 'login'

/** A drawn picture beside a message; decoration, so it has no words of its own. */
export function Poster({ name }: { name: PosterName }) {
  return <Picture className={styles.poster} src={`/art/posters/${name}.svg`} alt="" />
}
