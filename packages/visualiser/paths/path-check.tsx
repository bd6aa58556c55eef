import { NoSuchPath } from './no-such-path.tsx'
import styles from './paths.module.css'
import { usePaths } from './use-paths.ts'

/** Beside what does not show the path that the address names: says where there is none. */
export function PathCheck({ flow, path }: { flow: string; path: string }) {
  const { keeping, chosen, isSought } = usePaths(flow, path)
  if (chosen || isSought || keeping.error) return null
  return <NoSuchPath id={path} className={styles.absent} />
}
