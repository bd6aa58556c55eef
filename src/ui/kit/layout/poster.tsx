import { Picture } from './picture.tsx'
import styles from './poster.module.css'

/** The posters that the platform draws. */
export type PosterName =
  | 'maintenance'
  | 'region'
  | 'missing'
  | 'login'
  | 'agent'
  | 'channels'
  | 'fortnight'
  | 'reports'

/** A drawn picture beside a message; decoration, so it has no words of its own. */
export function Poster({ name, loading }: { name: PosterName; loading?: 'lazy' }) {
  return (
    <Picture
      {...(loading ? { loading } : {})}
      className={styles.poster}
      src={`/art/posters/${name}.svg`}
      alt=""
    />
  )
}
