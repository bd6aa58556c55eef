import { Picture } from './picture.tsx'
import styles from './poster.module.css'

export type PosterName =
  | 'maintenance'
  | 'region'
  | 'missing'
  | 'login'
  | 'agent'
  | 'channels'
  | 'fortnight'
  | 'reports'

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
