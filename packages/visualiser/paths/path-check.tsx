import { NoSuchPath } from './no-such-path.tsx'
import styles from './paths.module.css'
import { usePaths } from './use-paths.ts'

/** Warns that the path in the URL does not exist, for panels that show no paths. */
export function PathCheck({ flow, path }: { flow: string; path: string }) {
  const { keeping, chosen, isSought } = usePaths(flow, path)
  if (chosen || isSought || keeping.error) return null
  return <NoSuchPath id={path} className={styles.absent} />
}
