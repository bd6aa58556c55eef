import { NoSuchPath } from './no-such-path.tsx'
import styles from './paths.module.css'
import { usePaths } from './use-paths.ts'

/** Warns if the path in the URL does not exist. Needed by panels that show no paths themselves. */
export function PathCheck({ flow, path }: { flow: string; path: string }) {
  const { keeping, chosen, isSought } = usePaths(flow, path)
  if (chosen || isSought || keeping.error) return null
  return <NoSuchPath id={path} className={styles.absent} />
}
